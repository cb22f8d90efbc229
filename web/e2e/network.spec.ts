/** The network goes, the page is loaded again, the server dies: the seat and the draft stay. */

import { expect, guest, look, openTable, test, within, type Page } from './helpers'
import { Player } from './player'

/** Goes on to the own turn after drawing, sorts, and stages three cards. */
async function draft(page: Page): Promise<{ hand: string[]; staged: string[] }> {
  await new Player(page, { how: 'keys', until: (screen) => 'X' in screen.actions }).match()
  await page.keyboard.press('r')
  await page.keyboard.press('/')
  await page.keyboard.press('Home')
  for (let i = 0; i < 3; i++) {
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowRight')
  }
  await page.keyboard.press('m')
  await expect(page.locator('.slot .card')).toHaveCount(3)
  await page.keyboard.press('/')
  await page.keyboard.press('End')
  await page.keyboard.press('Space')
  // The draft is sent a moment after the last change.
  await page.waitForTimeout(600)
  return shown(page)
}

async function shown(page: Page): Promise<{ hand: string[]; staged: string[] }> {
  const staged = await page.locator('.slot .card .said-only').allInnerTexts()
  return { hand: (await look(page)).cards.map((one) => one.replace(', new', '')), staged: staged.toSorted() }
}

/** All is as it was; how long that took is measured by who asks for it, on a quiet machine. */
async function back(page: Page, before: Awaited<ReturnType<typeof draft>>, start = Date.now()): Promise<void> {
  await expect(page.locator('main.table')).toHaveAttribute('data-connection', 'open')
  await expect(page.locator('.slot .card')).toHaveCount(3)
  within('back at the table', Date.now() - start, 2000)
  expect(await shown(page)).toEqual(before)
  await expect(page.locator('.hand .card[aria-pressed="true"]')).toHaveCount(1)
}

test('a reload in the middle of a turn brings back order, staged melds and selection', async ({ page }) => {
  await openTable(page, { preset: 'rummy30', seats: 2, seed: 'reload' })
  const before = await draft(page)
  const start = Date.now()
  await page.reload()
  await back(page, before, start)
})

test('half a minute without network: nothing is lost', async ({ page, context }) => {
  await openTable(page, { preset: 'rummy30', seats: 2, seed: 'offline' })
  const before = await draft(page)
  await context.setOffline(true)
  // Chromium says so to the page, and keeps open sockets.
  await page.evaluate(() => dispatchEvent(new Event('offline')))
  await page.waitForTimeout(30_000)
  await context.setOffline(false)
  await back(page, before)
  await page.keyboard.press('Escape')
  await page.locator('.slot .name').first().click()
  await expect(page.locator('.slot .card')).toHaveCount(0)
})

test('a socket that is cut comes back by itself, and a move made meanwhile counts once', async ({ page }) => {
  const sockets: { close(options: { code: number }): Promise<void> }[] = []
  await page.routeWebSocket(/\/ws\//, (socket) => {
    socket.connectToServer()
    sockets.push(socket)
  })
  await openTable(page, { preset: 'rummy30', seats: 2, seed: 'cut' })
  await new Player(page, { how: 'keys', until: (screen) => !!screen.actions.D }).match()
  const { cards } = await look(page)
  await sockets.at(-1)?.close({ code: 4000 })
  await page.keyboard.press('d')
  await expect(page.locator('.hand .card')).toHaveCount(cards.length + 1)
  await expect(page.locator('main.table')).toHaveAttribute('data-connection', 'open')
})

test('the seat link opens the same seat on another device, with the same order', async ({ page, browser, server }) => {
  const { code, seat_key: key } = await openTable(page, { preset: 'rummy30', seats: 2, seed: 'device' })
  const before = await draft(page)
  const phone = await guest(browser, server, { viewport: { width: 390, height: 844 } })
  await phone.goto(`/#/seat/${code}/${key}`)
  await phone.waitForSelector('.hand .card')
  await back(phone, before)
  expect(phone.url()).not.toContain(key)
  await phone.context().close()
})

test('a server killed in the middle of a turn comes back with the table', async ({ page, server }) => {
  await openTable(page, { preset: 'rummy30', seats: 3, seed: 'killed' })
  const before = await draft(page)
  const log = await page.locator('.log li').allInnerTexts()
  await server.kill('SIGKILL')
  await expect(page.locator('main.table')).toHaveAttribute('data-connection', 'lost')
  await expect(page.getByText('Reconnecting')).toBeVisible()
  await server.start()
  await back(page, before)
  expect(await page.locator('.log li').allInnerTexts()).toEqual(log)
  // The bots are back as well: the match goes on.
  await page.keyboard.press('u')
  let turns = 0
  await new Player(page, { how: 'keys', until: (screen) => screen.next || screen.over || ('X' in screen.actions && ++turns > 3) }).match()
})
