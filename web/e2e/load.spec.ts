/** The first load: small, and nothing from elsewhere. */

import { gzipSync } from 'node:zlib'

import { expect, makeTable, openTable, test } from './helpers'

test('the first load of a table is small and asks no other host', async ({ page, server }) => {
  const hosts = new Set<string>()
  const sizes = { script: 0, stylesheet: 0, all: 0 }
  const waiting: Promise<void>[] = []
  page.on('request', (request) => hosts.add(new URL(request.url()).host))
  page.on('websocket', (socket) => hosts.add(new URL(socket.url()).host))
  page.on('response', (response) => {
    waiting.push(
      response.body().then((body) => {
        const size = gzipSync(body).length
        const kind = response.request().resourceType()
        sizes.all += size
        if (kind === 'script' || kind === 'stylesheet') sizes[kind] += size
      }, () => undefined),
    )
  })
  await openTable(page, { preset: 'jimmy', seats: 4, seed: 'load' })
  await page.waitForLoadState('networkidle')
  await Promise.all(waiting)
  console.log(`first load, gz: JS ${sizes.script} B, CSS ${sizes.stylesheet} B, all ${sizes.all} B`)
  expect([...hosts]).toEqual([new URL(server.url).host])
  expect(sizes.script).toBeGreaterThan(10_000)
  expect(sizes.script).toBeLessThanOrEqual(80_000)
  expect(sizes.stylesheet).toBeLessThanOrEqual(12_000)
  expect(sizes.all).toBeLessThanOrEqual(150_000)
})

test('words, games, the code of the table and its socket are asked for at once', async ({ page, request }) => {
  const made = await makeTable(request, { preset: 'gin', seats: 2, seed: 'early' })
  const missing = new Set(['words', 'games', 'table', 'socket'])
  page.on('websocket', () => missing.delete('socket'))
  page.on('request', (one) => {
    const path = new URL(one.url()).pathname
    for (const [name, what] of [['words', '/locales/'], ['games', '/api/games'], ['table', '/assets/Table-']] as const) if (path.startsWith(what)) missing.delete(name)
  })
  // The page's own script does not come before all of them are on their way.
  await page.route('**/assets/index-*.js', async (route) => {
    await expect.poll(() => [...missing]).toEqual([])
    await route.continue()
  })
  let hellos = 0
  page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => (hellos += String(payload).includes('"hello"') ? 1 : 0)))
  await page.goto(`/#/seat/${made.code}/${made.seat_key}`)
  await expect(page.locator('.hand .card')).toHaveCount(10)
  expect(hellos).toBe(1)
})

test('what is sent is compressed, and what has a hash in its name is kept', async ({ page }) => {
  const bad: string[] = []
  page.on('response', (response) => {
    const path = new URL(response.url()).pathname
    if (!/\.(js|css)$/.test(path)) return
    const headers = response.headers()
    if (!/gzip|br|zstd/.test(headers['content-encoding'] ?? '') && Number(headers['content-length'] ?? 9999) > 1000) bad.push(`${path} is not compressed`)
    if (path.startsWith('/assets/') && !/immutable|max-age=\d{7,}/.test(headers['cache-control'] ?? '')) bad.push(`${path} is not kept`)
  })
  await page.goto('/')
  await page.waitForSelector('.game')
  expect(bad).toEqual([])
})

test('nothing jumps while the home page comes in', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 823 })
  await page.addInitScript(() => {
    const found = window as unknown as { shifted: number }
    found.shifted = 0
    const add = (list: PerformanceObserverEntryList): void => {
      for (const one of list.getEntries()) found.shifted += (one as PerformanceEntry & { value: number }).value
    }
    new PerformanceObserver(add).observe({ type: 'layout-shift', buffered: true })
  })
  // Games that are long in coming.
  await page.route('**/api/games*', async (route) => {
    await new Promise((later) => setTimeout(later, 400))
    await route.continue()
  })
  await page.goto('/')
  await page.waitForSelector('.game')
  await page.waitForTimeout(500)
  expect(await page.evaluate(() => (window as unknown as { shifted: number }).shifted)).toBeLessThanOrEqual(0.02)
})
