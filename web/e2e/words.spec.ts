/** Refusals that explain themselves, less movement, and Arabic. */

import { expect, look, openTable, prefer, test, type Page } from './helpers'
import { Player } from './player'

const toPlay = (page: Page): Promise<void> =>
  new Player(page, { how: 'keys', until: (screen) => 'X' in screen.actions }).match()

test('C127: a refusal stands in its place, says why, leads to its rule, and stays', async ({ page }) => {
  await openTable(page, { preset: 'rummy51', seats: 2, seed: 'refusal' })
  await toPlay(page)
  const calm = await page.locator('.status').boundingBox()
  await page.keyboard.press('/')
  await page.keyboard.press('Home')
  for (const key of ['Space', 'ArrowRight', 'Space', 'ArrowRight', 'Space']) await page.keyboard.press(key)
  await page.keyboard.press('m')
  await page.keyboard.press('l')
  const line = page.locator('.status .line.no')
  await expect(line).toBeVisible()
  await expect(page.locator('.status [role="alert"]')).not.toBeEmpty()
  expect(await page.locator('.status').boundingBox()).toEqual(calm)
  await page.waitForTimeout(3500)
  await expect(line).toBeVisible()
  const number = (await line.locator('.linklike').first().innerText()).replace(/[^\d.]/g, '')
  await line.locator('.linklike').first().click()
  const rule = page.locator('dialog .part.at')
  await expect(rule).toBeInViewport()
  await expect(rule.locator('.number')).toContainText(number)
  await page.keyboard.press('Escape')
  await page.keyboard.press('u')
  await expect(page.locator('.slot .card')).toHaveCount(0)
})

test('C132: an action that is not possible explains itself when it is pressed', async ({ page }) => {
  await openTable(page, { preset: 'gin', seats: 2, seed: 'why' })
  await toPlay(page)
  const knock = page.locator('.bar [aria-keyshortcuts="K"]')
  await expect(knock).toHaveAttribute('aria-disabled', 'true')
  await knock.click({ force: true })
  await expect(page.locator('.status .line.no')).toContainText(/\d/)
  await page.keyboard.press('d')
  await expect(page.locator('.status .line.no')).toBeVisible()
})

test('with reduced motion nothing moves for more than 100 ms', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openTable(page, { preset: 'gin', seats: 2, seed: 'motion' })
  await page.evaluate(() => {
    const long = ((window as unknown as { long: string[] }).long = [])
    const note = (event: TransitionEvent | AnimationEvent): void => {
      const animations = (event.target as Element).getAnimations()
      for (const one of animations) {
        const time = Number(one.effect?.getComputedTiming().duration ?? 0)
        if (time > 100) (long as string[]).push(`${(event.target as Element).className} ${time}`)
      }
    }
    addEventListener('transitionrun', note, true)
    addEventListener('animationstart', note, true)
    const original = Element.prototype.animate
    Element.prototype.animate = function (frames, options) {
      const time = typeof options === 'number' ? options : Number(options?.duration ?? 0)
      if (time > 100) (long as string[]).push(`animate ${this.className} ${time}`)
      return original.call(this, frames, options)
    }
  })
  const times = await page.evaluate(() =>
    [...document.querySelectorAll('*')].flatMap((one) => {
      const style = getComputedStyle(one)
      const seconds = [...style.transitionDuration.split(','), ...style.animationDuration.split(',')].map((text) => parseFloat(text) * (text.trim().endsWith('ms') ? 0.001 : 1))
      return Math.max(...seconds) > 0.1 ? [one.className] : []
    }),
  )
  expect(times).toEqual([])
  await toPlay(page)
  await page.keyboard.press('s')
  await new Player(page, { how: 'keys', until: (screen) => !('X' in screen.actions) }).match()
  await toPlay(page)
  expect(await page.evaluate(() => (window as unknown as { long: string[] }).long)).toEqual([])
})

/** Words of the Latin alphabet that a person sees or hears, names of people and games aside. */
const latin = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = []
    const fine = /^(OpenRummy|English|Français|Amal|Ada|Bo|Milo|Noor|Iris|Teo|[A-Z]{4}|Ctrl|Alt|Shift|Escape|[AJQK]|JOK(ER)?|QR|http\S*)$/
    const look = (text: string, where: string): void => {
      for (const word of text.match(/[A-Za-zÀ-ÿ]{2,}/g) ?? []) if (!fine.test(word)) found.push(`${where}: ${text.trim().slice(0, 60)}`)
    }
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      const parent = node.parentElement
      if (parent && !parent.closest('bdi, script, style, svg, [lang]:not(html)')) look(node.textContent ?? '', parent.tagName)
    }
    for (const one of document.querySelectorAll('[aria-label], [title], [placeholder], img[alt]'))
      for (const name of ['aria-label', 'title', 'placeholder', 'alt']) look(one.getAttribute(name) ?? '', `${one.tagName} ${name}`)
    return [...new Set(found)]
  })

test('Arabic: the page reads from the right, the cards from the left, and no English is left', async ({ page }) => {
  const leaks: Record<string, string[]> = {}
  const check = async (screen: string): Promise<void> => {
    const found = await latin(page)
    if (found.length) leaks[screen] = found.slice(0, 12)
  }
  await page.goto('/#/')
  await page.getByLabel('Language').selectOption('ar')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
  await expect(page.locator('.game h2').first()).toHaveText(/[\u0600-\u06ff]/)
  await check('home')
  for (const one of ['new/jimmy', 'rules/gin', 'settings']) {
    await page.goto(`/#/${one}`)
    await page.waitForSelector('.panel')
    await page.waitForTimeout(300)
    for (const summary of await page.locator('summary').all()) await summary.click()
    await check(one)
  }
  for (const preset of ['gin', 'rummy30', 'jimmy']) {
    await openTable(page, { preset, seats: 2, seed: `ar-${preset}` })
    await expect(page.getByRole('group').and(page.locator('.hand'))).toHaveCSS('direction', 'ltr')
    await expect(page.locator('main.table')).toHaveCSS('direction', 'rtl')
    await toPlay(page)
    await page.keyboard.press('l')
    await page.keyboard.press('k')
    await page.keyboard.press('x')
    await check(preset)
    await page.keyboard.press('i')
    await page.waitForTimeout(500)
    await check(`${preset}, hint`)
    for (const key of ['?', 'c']) {
      await page.keyboard.press(key)
      await page.waitForSelector('dialog')
      await check(`${preset}, drawer ${key}`)
      await page.keyboard.press('Escape')
    }
  }
  const options = { 'match.format': 'rounds', 'match.rounds': 1 }
  const { code } = await openTable(page, { preset: 'gin', seats: 2, seed: 'ar-end', options })
  await new Player(page, { how: 'keys' }).match()
  await check('showdown')
  await page.goto(`/#/replay/${code}`)
  await page.waitForSelector('.now')
  await check('replay')
  expect(leaks).toEqual({})
})

test('Arabic: left and right in the hand are those of the screen', async ({ page }) => {
  await prefer(page, {}, 'ar')
  await openTable(page, { preset: 'gin', seats: 2, seed: 'ar-hand' })
  const left = await page.locator('.hand .card').first().boundingBox()
  const right = await page.locator('.hand .card').last().boundingBox()
  expect(left?.x ?? 0).toBeLessThan(right?.x ?? 0)
  await page.keyboard.press('/')
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowRight')
  await expect(page.locator('.hand .card').nth(1)).toBeFocused()
  expect((await look(page)).cards).toHaveLength(10)
})
