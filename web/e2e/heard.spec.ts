/** The table as a screen reader finds it: names, states, and what is said by itself. */

import { expect, openTable, said, test } from './helpers'
import { Player } from './player'

const MARK = '[\u2066-\u2069]*'
const CARD = `(ace|two|three|four|five|six|seven|eight|nine|ten|jack|queen|king)${MARK} of ${MARK}(spades|hearts|diamonds|clubs)${MARK}`

test('C141: hand, cards, piles and tools have names, states and places', async ({ page }) => {
  await openTable(page, { preset: 'gin', seats: 2, seed: 'tree' })
  const hand = page.getByRole('group', { name: said('Your hand, 10 cards') })
  await expect(hand).toBeVisible()
  const cards = hand.getByRole('button', { name: new RegExp(CARD, 'i') })
  await expect(cards).toHaveCount(10)
  // One stop for Tab, the arrows do the rest.
  await expect(hand.locator('[tabindex="0"]')).toHaveCount(1)
  await page.keyboard.press('/')
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Space')
  const third = cards.nth(2)
  await expect(third).toBeFocused()
  await expect(third).toHaveAttribute('aria-pressed', 'true')
  // The state is the browser's to say; the place belongs to the name.
  await expect(third).toHaveAccessibleName(new RegExp(`${CARD}.*${MARK}3${MARK} of ${MARK}10`, 'i'))
  const tree = await page.locator('main').ariaSnapshot()
  expect(tree).toMatch(/button ".+" \[pressed\]/)
  for (const name of [/^Stock, .*\d+.* cards/, /^Discard pile: .+ on top/, 'By suit', 'Arrange', 'Hint']) await expect(page.getByRole('button', { name }).first()).toBeVisible()
  await expect(page.getByRole('list', { name: 'The other players' })).toContainText(said('10 cards'))
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/gin/i)
  await expect(page.getByRole('toolbar', { name: 'Actions' })).toBeVisible()
})

test('turns and what others do are announced, the own turn at once', async ({ page }) => {
  await openTable(page, { preset: 'rummy51', seats: 2, seed: 'heard', pace: 0.3 })
  await page.evaluate(() => {
    const heard = ((window as unknown as { heard: string[] }).heard = [])
    for (const one of document.querySelectorAll('[aria-live], [role="alert"]'))
      new MutationObserver(() => {
        const text = one.textContent?.trim()
        if (text) (heard as string[]).push(`${one.getAttribute('aria-live') ?? 'alert'}: ${text.replace(/[⁦-⁩]/g, '')}`)
      }).observe(one, { childList: true, subtree: true, characterData: true })
  })
  let turns = 0
  await new Player(page, { how: 'keys', until: (screen) => 'X' in screen.actions && ++turns > 4 }).match()
  const heard = await page.evaluate(() => (window as unknown as { heard: string[] }).heard)
  expect(heard.filter((one) => one === 'alert: Your turn').length).toBeGreaterThan(0)
  expect(heard.some((one) => /^polite: .*(drew|took)/.test(one))).toBe(true)
  expect(heard.some((one) => /^polite: .*discarded/.test(one))).toBe(true)
  // Nobody is told their whole hand again.
  expect(heard.filter((one) => (one.match(/of (spades|hearts|diamonds|clubs)/g) ?? []).length > 6)).toEqual([])
  await page.keyboard.press('h')
  await expect(page.locator('[aria-live="assertive"]')).toContainText(new RegExp(CARD))
})
