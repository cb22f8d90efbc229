/** Two people at one table: through the invitation, in a buy race, and in the middle of a match. */

import { expect, guest, join, look, openTable, test } from './helpers'
import { Player } from './player'

test('gin between two browsers, invited by link, talking, to the same end', async ({ page, browser, server }) => {
  const { code } = await openTable(page, { preset: 'gin', seats: 2, bots: [null], seed: 'two', options: { 'match.format': 'rounds', 'match.rounds': 1 } })
  await expect(page.locator('.waiting .code')).toHaveText(code)
  const link = await page.getByLabel('Link to the table').inputValue()
  const friend = await guest(browser, server)
  await friend.goto(link.replace(/^.*#/, '/#'))
  await expect(friend.getByRole('heading', { level: 1 })).toContainText(/gin/i)
  await friend.locator('summary', { hasText: 'Rules' }).click()
  await expect(friend.locator('.part').first()).toBeVisible()
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
  await expect(page.locator('dialog')).toContainText('Good luck!')
  await expect(page.locator('dialog')).toContainText('<b>ciao</b>')
  await page.keyboard.press('Escape')

  const done = { until: (): boolean => false }
  await Promise.all([new Player(page, { how: 'keys', ...done }).match(), new Player(friend, { how: 'keys', ...done }).match()])
  const sheet = async (one: typeof page): Promise<string> => (await one.locator('.end .sheet .total').allInnerTexts()).join()
  expect(await sheet(page)).toBe(await sheet(friend))
  await friend.context().close()
})

test('both want the discard: the nearer one buys it, and the other hears of it', async ({ page, browser, server }) => {
  const { code } = await openTable(page, { preset: 'jimmy', seats: 4, bots: [null, 'greedy', 'greedy'], seed: 'race' })
  const friend = await guest(browser, server)
  await join(friend, code, 'Léa')
  await friend.waitForSelector('.hand .card')
  const people = [page, friend]
  const players = people.map((one) => new Player(one, { how: 'keys' }))
  const hands = async (): Promise<number[]> => (await Promise.all(people.map(look))).map((one) => one.cards.length)
  let raced = false
  for (let i = 0; i < 300 && !raced; i++) {
    const screens = await Promise.all(people.map(look))
    if (screens.some((one) => one.next || one.over)) break
    if (screens.every((one) => one.buy)) {
      const before = await hands()
      await Promise.all(people.map((one) => one.keyboard.press('b')))
      // The bot on turn may take the card for itself: then nobody buys, and they race again.
      await page.waitForTimeout(800)
      const grown = (await hands()).filter((count, at) => count >= (before[at] ?? 0) + 2)
      expect(grown.length).toBeLessThan(2)
      raced = grown.length === 1
    } else if (screens.some((one) => one.buy)) {
      await page.waitForTimeout(200)
      const now = await Promise.all(people.map(look))
      if (!now.every((one) => one.buy)) await Promise.all(now.map((one, at) => one.buy && players[at]?.step(one)))
    } else {
      for (const [at, one] of screens.entries()) await players[at]?.step(one)
      await page.waitForTimeout(60)
    }
  }
  expect(raced).toBe(true)
  await expect(page.locator('.log li', { hasText: 'bought' }).first()).toBeAttached()
  await friend.context().close()
})

test('joining in the middle of a match on the seat of a bot', async ({ page, browser, server }) => {
  const { code } = await openTable(page, { preset: 'rummy51', seats: 3, seed: 'late' })
  let turns = 0
  await new Player(page, { how: 'keys', until: (screen) => 'X' in screen.actions && ++turns > 2 }).match()
  const late = await guest(browser, server)
  await late.goto(`/#/i/${code}`)
  await late.getByLabel('Your name').fill('Zoé')
  await late.locator('.seat input:not([disabled])').last().check()
  await late.getByRole('button', { name: 'Sit down' }).click()
  await late.waitForSelector('.hand .card')
  await expect(page.locator('ul.others > li').last()).toContainText('Zoé')
  await page.keyboard.press('Escape')
  await new Player(page, { how: 'keys', until: (screen) => !('X' in screen.actions) }).match()
  // Both bots' seats are one now: the newcomer's turn comes, and nobody plays it for them.
  await expect(late.locator('.bar [aria-keyshortcuts="D"]')).toBeVisible()
  const { cards } = await look(late)
  await late.keyboard.press('d')
  await expect(late.locator('.hand .card')).toHaveCount(cards.length + 1)
  await late.context().close()
})

test('who leaves is replaced by a bot, and may take the seat back', async ({ page, browser, server }) => {
  const { code } = await openTable(page, { preset: 'gin', seats: 2, bots: [null], seed: 'leave' })
  const friend = await guest(browser, server)
  await join(friend, code, 'Tom')
  await friend.waitForSelector('.hand .card')
  await friend.getByRole('button', { name: 'Menu' }).click()
  await friend.getByRole('button', { name: 'Leave the table' }).click()
  await expect(friend.locator('main.table')).toHaveCount(0)
  await expect(page.getByText(/The computer plays for .?Tom/)).toBeAttached()
  await new Player(page, { how: 'keys', until: (screen) => 'X' in screen.actions }).match()
  await friend.goto(`/#/t/${code}`)
  await friend.getByRole('button', { name: 'Menu' }).click()
  await friend.getByRole('button', { name: 'Take my seat back' }).click()
  await expect(page.getByText(/The computer plays for .?Tom/)).toHaveCount(0)
  await friend.context().close()
})

test('a spectator sees no hand, and learns no card of one', async ({ page, browser, server }) => {
  const { code } = await openTable(page, { preset: 'gin', seats: 2, seed: 'watch' })
  const own = (await look(page)).cards
  const watcher = await guest(browser, server)
  const heard: string[] = []
  watcher.on('websocket', (socket) => socket.on('framereceived', (frame) => heard.push(frame.payload.toString())))
  await watcher.goto(`/#/t/${code}`)
  await expect(watcher.getByText('You are watching this table.')).toBeVisible()
  await expect(watcher.locator('.hand .card')).toHaveCount(0)
  expect(own).toHaveLength(10)
  const view = heard.map((text) => JSON.parse(text) as { type: string; view?: { round: { hand: string[] } } }).find((one) => one.type === 'table')
  expect(view?.view?.round.hand).toEqual([])
  await watcher.context().close()
})
