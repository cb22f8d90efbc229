import { expect, test, type Browser, type Page } from '@playwright/test'

import { openTable, step } from './table'

async function guest(browser: Browser): Promise<Page> {
  return (await browser.newContext({ locale: 'en-GB' })).newPage()
}

test('two browsers play gin through an invitation, talk, and see the same end', async ({
  page,
  browser,
}) => {
  const code = await openTable(page, {
    preset: 'gin',
    seats: 2,
    bots: [null],
    seed: 'two',
    options: { 'match.format': 'rounds', 'match.rounds': 1 },
  })
  await expect(page.locator('.waiting')).toBeVisible()
  await expect(page.locator('.waiting .code')).toHaveText(code)
  const friend = await guest(browser)
  await friend.goto(`/#/i/${code}`)
  await friend.getByLabel('Your name').fill('Tom')
  await friend.getByRole('button', { name: 'Sit down' }).click()
  await expect(friend.locator('.hand .card')).toHaveCount(10)
  await expect(page.locator('.hand .card')).toHaveCount(10)
  await expect(page.locator('ul.others')).toContainText('Tom')

  await friend.getByRole('button', { name: 'Chat' }).click()
  await friend.getByRole('button', { name: 'Good luck!' }).click()
  await friend.getByLabel('Write something').fill('<b>ciao</b>')
  await friend.getByRole('button', { name: 'Send' }).click()
  await friend.keyboard.press('Escape')
  await page.getByRole('button', { name: /Chat/ }).click()
  await expect(page.locator('dialog')).toContainText('Tom Good luck!')
  await expect(page.locator('dialog')).toContainText('<b>ciao</b>')
  await page.keyboard.press('Escape')

  for (let i = 0; i < 400; i++) {
    const first = await step(page, 'taps')
    const second = await step(friend, 'taps')
    if (!first && !second) break
  }
  await expect(page.getByRole('link', { name: 'Replay' })).toBeVisible()
  await expect(friend.getByRole('link', { name: 'Replay' })).toBeVisible()
})

test('a buy race at a table of three, one of them a latecomer on the seat of a bot', async ({
  page,
  browser,
}) => {
  const code = await openTable(page, {
    preset: 'jimmy',
    seats: 3,
    bots: ['greedy', null],
    seed: 'buy',
    pace: 0.2,
  })
  const friend = await guest(browser)
  await friend.goto(`/#/i/${code}`)
  await friend.getByRole('button', { name: 'Sit down' }).click()
  await friend.waitForSelector('.hand .card')
  const late = await guest(browser)
  await late.goto(`/#/i/${code}`)
  await late.getByLabel('Your name').fill('Late')
  await late.getByRole('button', { name: 'Sit down' }).click()
  await expect(late.locator('.hand .card').first()).toBeVisible()
  await expect(page.locator('ul.others')).toContainText('Late')
  const people = [page, friend, late]
  let bought = false
  for (let i = 0; i < 150 && !bought; i++) {
    for (const one of people) {
      if (await one.locator('.buy').count()) await one.keyboard.press('b')
      else await step(one, 'keys')
    }
    bought =
      (await page
        .locator('.log, .side')
        .getByText(/bought/)
        .count()) > 0 || (await page.locator('.last', { hasText: 'bought' }).count()) > 0
  }
  expect(bought).toBe(true)
})

test('a reload and a loss of the network bring back seat, order and staged melds', async ({
  page,
  context,
}) => {
  await openTable(page, { preset: 'rummy30', seats: 2, seed: 'back' })
  await page.waitForSelector('.hand .card')
  for (
    let i = 0;
    i < 20 && !(await page.locator('.bar .button', { hasText: 'Discard' }).count());
    i++
  ) {
    await page.keyboard.press('d')
    await page.waitForTimeout(150)
  }
  await page.keyboard.press('r')
  await page.keyboard.press('/')
  await page.keyboard.press('Home')
  for (let i = 0; i < 3; i++) {
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowRight')
  }
  await page.keyboard.press('m')
  await expect(page.locator('.slot .card')).toHaveCount(3)
  await page.waitForTimeout(400)
  const order = await page.locator('.hand .card').allInnerTexts()
  const staged = await page.locator('.slot .card').allInnerTexts()
  const start = Date.now()
  await page.reload()
  await expect(page.locator('.slot .card')).toHaveCount(3)
  expect(Date.now() - start).toBeLessThan(2000)
  expect(await page.locator('.hand .card').allInnerTexts()).toEqual(order)
  expect((await page.locator('.slot .card').allInnerTexts()).sort()).toEqual(staged.sort())

  await context.setOffline(true)
  await page.evaluate(() => dispatchEvent(new Event('offline')))
  await page.waitForTimeout(500)
  await context.setOffline(false)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await page.locator('.slot .name').first().click()
  await expect(page.locator('.slot .card')).toHaveCount(0)
})

test('a spectator sees no hand', async ({ page, browser }) => {
  const code = await openTable(page, { preset: 'gin', seats: 2, seed: 'watch' })
  await page.waitForSelector('.hand .card')
  const watcher = await guest(browser)
  await watcher.goto(`/#/t/${code}`)
  await expect(watcher.getByText('You are watching this table.')).toBeVisible()
  await expect(watcher.locator('.hand .card')).toHaveCount(0)
})

test('a seat link works on another device', async ({ page, browser }) => {
  const code = await openTable(page, { preset: 'gin', seats: 2, seed: 'link' })
  const key = await page.evaluate((one) => localStorage.getItem(`seat:${one}`), code)
  const phone = await guest(browser)
  await phone.goto(`/#/seat/${code}/${key}`)
  await expect(phone.locator('.hand .card')).toHaveCount(10)
  expect(phone.url()).not.toContain(key)
})
