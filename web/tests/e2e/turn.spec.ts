import { expect, test, type Page } from '@playwright/test'

import { openTable } from './table'

async function drawn(page: Page): Promise<void> {
  await page.waitForSelector('.hand .card')
  for (
    let i = 0;
    i < 40 && !(await page.locator('.bar .button', { hasText: 'Discard' }).count());
    i++
  ) {
    if (await page.locator('.buy').count()) await page.keyboard.press('p')
    else await page.keyboard.press('d')
    await page.waitForTimeout(120)
  }
}

async function dragTo(page: Page, from: string, to: { x: number; y: number }): Promise<void> {
  const box = await page.locator(from).boundingBox()
  if (!box) throw new Error('nothing to drag')
  await page.mouse.move(box.x + 10, box.y + 12)
  await page.mouse.down()
  await page.mouse.move(box.x + 30, box.y, { steps: 3 })
  await page.mouse.move(to.x, to.y, { steps: 8 })
  await page.mouse.up()
}

const middle = async (page: Page, what: string): Promise<{ x: number; y: number }> => {
  const box = await page.locator(what).boundingBox()
  return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 }
}

test('going down with what Arrange stages, then a lay-off on a glowing meld', async ({ page }) => {
  await openTable(page, {
    preset: 'jimmy',
    seats: 3,
    seed: 'j3',
    options: { 'deal.hand_size': 15 },
  })
  for (let i = 0; i < 25; i++) {
    await drawn(page)
    await page.locator('.tool', { hasText: 'Arrange' }).click()
    await page.waitForTimeout(200)
    if ((await page.locator('.slot.done').count()) === 2) break
    await page.keyboard.press('/')
    await page.keyboard.press('End')
    await page.keyboard.press('Space')
    await page.keyboard.press('x')
  }
  await expect(page.locator('.slot.done')).toHaveCount(2)
  await page.locator('.tool', { hasText: 'Undo' }).click()
  await expect(page.locator('.slot.done')).toHaveCount(0)
  await page.locator('.tool', { hasText: 'Arrange' }).click()
  if ((await page.locator('.slot.done').count()) === 0)
    await page.locator('.tool', { hasText: 'Arrange' }).click()
  await expect(page.locator('.slot.done')).toHaveCount(2)
  await page.getByRole('button', { name: /^Lay down/ }).click()
  await expect(page.locator('.owner', { hasText: 'You' }).locator('.meld')).toHaveCount(2)
  for (let i = 0; i < 30; i++) {
    const fits = page.locator('.hand .card.fits').first()
    if (await fits.count()) {
      const before = await page.locator('.hand .card').count()
      await fits.click({ position: { x: 8, y: 10 } })
      await page.locator('.meld.fits, .meld.swaps').first().click()
      const chooser = page.locator('.bar .button', { hasText: /end|Take the joker|Add it/ }).first()
      if (await chooser.count()) await chooser.click()
      await expect(page.locator('.hand .card')).not.toHaveCount(before)
      return
    }
    await page.keyboard.press('/')
    await page.keyboard.press('End')
    await page.keyboard.press('Space')
    await page.keyboard.press('x')
    await page.waitForTimeout(150)
    if (await page.locator('.end').count()) return
    await drawn(page)
  }
})

test('drag: within the hand, to a new meld, and to the discard pile; a refusal explains itself', async ({
  page,
}) => {
  await openTable(page, { preset: 'rummy30', seats: 2, seed: 'drag' })
  await drawn(page)
  const first = await page.locator('.hand .card').first().innerText()
  const last = await page.locator('.hand .card').last().boundingBox()
  await dragTo(page, '.hand .place:first-child .card', {
    x: (last?.x ?? 0) + (last?.width ?? 0),
    y: (last?.y ?? 0) + 30,
  })
  await expect(page.locator('.hand .card').last()).toHaveText(first)
  await dragTo(page, '.hand .place:first-child .card', await middle(page, '[data-drop="stage"]'))
  await expect(page.locator('.slot .card')).toHaveCount(1)
  await page.keyboard.press('l')
  await expect(page.locator('.line.no')).toContainText('Rule')
  await page.locator('.line.no .linklike').first().click()
  await expect(page.locator('dialog .part.at')).toBeVisible()
  await page.keyboard.press('Escape')
  const card = await page.locator('.hand .card').first().innerText()
  await dragTo(page, '.hand .place:first-child .card', await middle(page, '[data-drop="pile"]'))
  await expect(page.locator('.log li', { hasText: 'You discarded' })).toHaveCount(1)
  expect(card).not.toBe('')
})

test('a tap with a trembling finger selects, and does not move', async ({ browser }) => {
  const page = await (
    await browser.newContext({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      locale: 'en-GB',
    })
  ).newPage()
  await openTable(page, { preset: 'gin', seats: 2, seed: 'tap' })
  await page.waitForSelector('.hand .card')
  const order = await page.locator('.hand .card').allInnerTexts()
  const box = await page.locator('.hand .card').nth(2).boundingBox()
  const client = await page.context().newCDPSession(page)
  const at = { x: (box?.x ?? 0) + 12, y: (box?.y ?? 0) + 14 }
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] })
  await client.send('Input.dispatchTouchEvent', {
    type: 'touchMove',
    touchPoints: [{ x: at.x + 6, y: at.y }],
  })
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await expect(page.locator('.hand .card').nth(2)).toHaveAttribute('aria-pressed', 'true')
  expect(await page.locator('.hand .card').allInnerTexts()).toEqual(order)
})
