/** Dragging with the mouse: within the hand, to a new meld, and to the discard pile. */

import { expect, look, openTable, test, type Page } from './helpers'
import { Player } from './player'

async function drag(page: Page, from: string, to: { x: number; y: number }): Promise<void> {
  const box = await page.locator(from).boundingBox()
  if (!box) throw new Error(`nothing to drag: ${from}`)
  await page.mouse.move(box.x + 10, box.y + 12)
  await page.mouse.down()
  await page.mouse.move(box.x + 30, box.y, { steps: 3 })
  await page.mouse.move(to.x, to.y, { steps: 8 })
  await page.mouse.up()
}

const middle = async (page: Page, what: string): Promise<{ x: number; y: number }> => {
  const box = await page.locator(what).first().boundingBox()
  if (!box) throw new Error(`not there: ${what}`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

const FIRST = '.hand .place:first-child .card'

test('the mouse drags cards within the hand, to a new meld, and to the pile', async ({ page }) => {
  await openTable(page, { preset: 'rummy30', seats: 2, seed: 'drag' })
  await new Player(page, { how: 'keys', until: (screen) => 'X' in screen.actions }).match()
  // Moving a card takes it for seen.
  const names = async (): Promise<string[]> => (await look(page)).cards.map((card) => card.split(',')[0] ?? '')
  const before = await names()
  const last = await page.locator('.hand .card').last().boundingBox()
  if (!last) throw new Error('no card')
  await drag(page, FIRST, { x: last.x + last.width, y: last.y + 30 })
  await expect.poll(names).toEqual([...before.slice(1), before[0]])
  await drag(page, FIRST, await middle(page, '[data-drop="stage"]'))
  await expect(page.locator('.slot .card')).toHaveCount(1)
  await page.locator('.slot .card').click()
  await expect(page.locator('.slot .card')).toHaveCount(0)
  await drag(page, FIRST, await middle(page, '[data-drop="pile"]'))
  await expect(page.locator('.log li', { hasText: 'You discarded' })).toHaveCount(1)
})
