/** House rules that need something of their own on the screen. */

import { violations } from './axe'
import { openAt } from './forward'
import { expect, look, openTable, test, type Page } from './helpers'
import { Player, choose } from './player'

const FOLDER = process.env.E2E_SCREENS

async function picture(page: Page, name: string): Promise<void> {
  if (FOLDER) await page.screenshot({ path: `${FOLDER}/${name}.png` })
}

test('buying on one’s own turn (buy.in_turn)', async ({ page }) => {
  await openAt(page, { preset: 'jimmy', seats: 3, seed: 'in-turn', options: { 'buy.in_turn': true } }, { command: 'draw' })
  const { cards } = await look(page)
  await expect(page.locator('.bar [aria-keyshortcuts="B"]')).toBeVisible()
  await picture(page, 'buy-in-turn')
  await page.locator('.bar [aria-keyshortcuts="B"]').click()
  await expect(page.locator('.hand .card')).toHaveCount(cards.length + 2)
})

test('taking a card from deep in the pile (draw.discard_depth)', async ({ page }) => {
  await openTable(page, { preset: 'rummy30', seats: 2, seed: 'deep', options: { 'draw.discard_depth': 'any', 'deal.upcard': true } })
  let turns = 0
  const { cards } = await (async () => {
    await new Player(page, { how: 'keys', until: (screen) => !!screen.actions.D && ++turns > 2 }).match()
    return look(page)
  })()
  const deeper = page.getByRole('button', { name: 'Deeper cards' })
  await deeper.click()
  const fan = page.getByRole('group', { name: 'Deeper cards' })
  await expect(fan).toBeVisible()
  expect(await violations(page)).toEqual([])
  await picture(page, 'deeper')
  await fan.getByRole('button').first().click()
  await expect(page.locator('.hand .card')).toHaveCount(cards.length + 2)
})

test('the joker of a set is named before it is laid (joker.set_identity)', async ({ page }) => {
  const options = { 'deal.hand_size': 15, 'deck.jokers_per_pack': 4, 'joker.set_identity': 'declared', 'opening.min_points': 0, 'opening.natural_run': 'none' }
  const { moment } = await openAt(page, { preset: 'rummy30', seats: 2, seed: 'named', options }, { command: 'discard' })
  const hand = moment.view.round.hand
  const pair = hand.flatMap((card, at) => hand.slice(at + 1).filter((other) => card !== 'JK' && other[0] === card[0] && other[1] !== card[1]).map((other) => [card, other]))[0]
  if (!pair || !hand.includes('JK')) throw new Error(`no pair and joker in ${hand.join(' ')}`)
  // The hand lies in the order in which it was sent.
  for (const card of [...pair, 'JK']) {
    await choose(page, 'keys', hand.indexOf(card))
    await expect(page.locator('.hand .card').nth(hand.indexOf(card))).toHaveAttribute('aria-pressed', 'true')
  }
  await page.keyboard.press('m')
  const name = page.locator('.slot.done .turn')
  await expect(name).toContainText('?')
  await name.press('Enter')
  await name.press('Enter')
  const suits = ['S', 'H', 'D', 'C'].filter((suit) => !pair.some((card) => card[1] === suit))
  const marks: Record<string, string> = { S: '♠', H: '♥', D: '♦', C: '♣' }
  await expect(name).toContainText(marks[suits[1] ?? ''] ?? 'none')
  expect(await violations(page)).toEqual([])
  await picture(page, 'joker-named')
  await page.keyboard.press('l')
  const laid = page.locator('.owner', { hasText: 'You' }).locator('.meld .said-only').first()
  await expect(laid).toContainText(/joker/i)
  await expect(laid).toContainText({ S: 'spades', H: 'hearts', D: 'diamonds', C: 'clubs' }[suits[1] ?? 'S'] ?? 'none')
})

test('the limit of Oklahoma is on the screen, and the upcard is offered', async ({ page }) => {
  await openTable(page, { preset: 'gin-oklahoma', seats: 2, seed: 'limit' })
  await expect(page.locator('.top h1')).toContainText(/Knock ≤ .*\d|Gin only/)
  await openTable(page, { preset: 'gin-straight', seats: 2, seed: 'limit' })
  await expect(page.locator('.top h1')).toContainText('Gin only')
  await openAt(page, { preset: 'gin-classic', seats: 2, seed: 'offer' }, { command: 'pass' })
  await expect(page.locator('.bar [aria-keyshortcuts="P"]')).toBeVisible()
  await expect(page.locator('.status p').first()).toContainText('offered to you')
})

test('lay-offs that count for the opening are staged with it (opening.counts_layoffs)', async ({ page }) => {
  const options = { 'opening.counts_layoffs': true, 'opening.min_points': 200 }
  await openTable(page, { preset: 'rummy30', seats: 3, seed: 'count', options })
  await new Player(page, { how: 'keys', until: (screen) => 'X' in screen.actions }).match()
  await expect(page.locator('.bar [aria-keyshortcuts="O"]')).toBeVisible()
})
