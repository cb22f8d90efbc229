/** Reports of players of other games, tried in the page; each test names its number. */

import { openAt } from './forward'
import { changed, expect, guest, join, look, openTable, plain, test, type Page } from './helpers'
import { choose } from './player'

/** Cuts the sockets of a page, and lets them come back. */
async function cable(page: Page): Promise<{ cut: () => Promise<void>; mend: () => void }> {
  const open: { close(options: { code: number }): Promise<void> }[] = []
  let off = false
  await page.routeWebSocket(/\/ws\//, (socket) => {
    if (off) return void socket.close({ code: 4000 })
    socket.connectToServer()
    open.push(socket)
  })
  return {
    cut: async () => {
      off = true
      await open.at(-1)?.close({ code: 4000 })
    },
    mend: () => (off = false),
  }
}

const lines = (page: Page): Promise<string> => page.locator('.piles').innerText()

/** Draws and discards the last card, as long as it is the page's turn. */
async function turn(page: Page): Promise<void> {
  await expect(page.locator('.bar [aria-keyshortcuts="D"]')).toBeVisible()
  await page.keyboard.press('d')
  await expect(page.locator('.bar [aria-keyshortcuts="X"]')).toBeVisible()
  await choose(page, 'keys', (await look(page)).cards.length - 1)
  await expect(page.locator('.bar [aria-keyshortcuts="X"]')).toHaveAttribute('aria-disabled', 'false')
  await page.keyboard.press('x')
  await expect(page.locator('.bar [aria-keyshortcuts="X"]')).toHaveCount(0)
}

test('C085, C089: the card just drawn is thrown ten times, and nothing stays chosen', async ({ page }) => {
  await openTable(page, { preset: 'gin', seats: 2, seed: 'eleventh', options: { 'match.target': 500, 'gin.knock_limit': 0 } })
  let thrown = 0
  let screen = await look(page)
  for (let i = 0; i < 400 && thrown < 10; i++) {
    const before = screen.sign
    if (screen.next) await page.keyboard.press('n')
    else if ('X' in screen.actions) {
      // Nothing is chosen at the start of a turn, and pressing Discard changes nothing.
      expect(screen.chosen).toBe(0)
      expect(screen.actions.X).toBe(false)
      await page.keyboard.press('x')
      await expect(page.locator('.hand .card')).toHaveCount(11)
      expect(screen.cards.at(-1)).toContain('new')
      await choose(page, 'keys', 10)
      await page.keyboard.press('x')
      await expect(page.locator('.bar [aria-keyshortcuts="X"]')).toHaveCount(0)
      thrown += 1
    } else if (screen.actions.D) await page.keyboard.press('d')
    screen = await changed(page, before, 1500)
  }
  expect(thrown).toBe(10)
})

test('C095: a screen that was cut off says so, and shows the present when it is back', async ({ page, browser, server }) => {
  const line = await cable(page)
  const { code } = await openTable(page, { preset: 'gin', seats: 2, seed: 'cut off', bots: [null] })
  const friend = await guest(browser, server)
  await join(friend, code, 'Tom')
  await friend.waitForSelector('.hand .card')
  await page.waitForSelector('.hand .card')
  if ((await look(page)).actions.D) await turn(page)
  await expect(friend.locator('.bar [aria-keyshortcuts="D"]')).toBeVisible()

  await line.cut()
  await expect(page.locator('.badge')).toBeVisible()
  const old = await lines(page)
  await turn(friend)
  expect(await lines(page)).toBe(old)
  line.mend()
  await expect(page.locator('main.table')).toHaveAttribute('data-connection', 'open')
  await expect(page.locator('.badge')).toHaveCount(0)
  await expect.poll(() => lines(page)).toBe(await lines(friend))
  await expect(page.locator('.bar [aria-keyshortcuts="D"]')).toBeVisible()
  await friend.context().close()
})

test('C095: what was done too late is refused, and the present is shown', async ({ page, browser, server }) => {
  const line = await cable(page)
  const options = { 'match.target': 500 }
  const { code, seat_key: key } = await openAt(page, { preset: 'gin', seats: 2, seed: 'late', options }, { command: 'draw' })
  const phone = await guest(browser, server)
  await phone.goto(`/#/seat/${code}/${key}`)
  await phone.waitForSelector('.hand .card')
  await line.cut()
  await expect(page.locator('.badge')).toBeVisible()
  await phone.keyboard.press('d')
  await expect(phone.locator('.hand .card')).toHaveCount(11)
  // The same turn, from the screen that does not know of it.
  await page.keyboard.press('d')
  line.mend()
  await expect(page.locator('main.table')).toHaveAttribute('data-connection', 'open')
  await expect(page.locator('.hand .card')).toHaveCount(11)
  await expect(page.locator('.status .no')).toBeVisible()
  const cards = async (one: Page): Promise<string[]> => (await look(one)).cards.map((card) => card.replace(', new', '')).toSorted()
  expect(await cards(page)).toEqual(await cards(phone))
  await phone.context().close()
})

test('C099: the tab is closed in the middle of a turn, and the table opened again', async ({ page }) => {
  const { code } = await openAt(page, { preset: 'gin', seats: 2, seed: 'closed tab' }, { command: 'discard' })
  const before = (await look(page)).cards
  const again = await page.context().newPage()
  await page.close()
  await again.goto(`/#/i/${code}`)
  await again.goto(`/#/t/${code}`)
  await again.waitForSelector('.hand .card')
  expect((await look(again)).cards.toSorted()).toEqual(before.toSorted())
  await expect(again.locator('.bar [aria-keyshortcuts="X"]')).toBeVisible()
  await expect(again.locator('ul.others > li')).toHaveCount(1)
})

test('C104: time runs for who went away, then a bot plays, and the seat waits for its player', async ({ page, browser, server }) => {
  const { code } = await openTable(page, { preset: 'gin', seats: 2, seed: 'went away', bots: [null] })
  const friend = await guest(browser, server)
  await join(friend, code, 'Tom')
  await friend.waitForSelector('.hand .card')
  await page.waitForSelector('.hand .card')
  if ((await look(page)).actions.D) await turn(page)
  await expect(friend.locator('.bar [aria-keyshortcuts="D"]')).toBeVisible()
  const context = friend.context()
  await friend.close()

  await expect(page.locator('.others .gone')).toBeVisible()
  const gone = page.locator('.others .seat', { has: page.locator('.gone') }).locator('.name')
  const left = async (): Promise<number> => parseInt(/\d+/.exec(plain(await gone.innerText()))?.[0] ?? '')
  const most = await left()
  expect(most).toBeGreaterThan(2)
  await expect.poll(left).toBeLessThan(most)
  await expect(page.getByText(/The computer plays for .?Tom/)).toBeAttached({ timeout: 60_000 })
  await turn(page)

  const back = await context.newPage()
  await back.goto(`/#/t/${code}`)
  await expect(back.locator('.hand .card').first()).toBeVisible()
  await expect(page.getByText(/The computer plays for .?Tom/)).toHaveCount(0)
  await context.close()
})

test('playing again with nothing but a seat link', async ({ page, browser, server }) => {
  const { code, seat_key: key } = await openTable(page, { preset: 'gin', seats: 2, seed: 'again' })
  const phone = await guest(browser, server)
  await phone.goto(`/#/seat/${code}/${key}`)
  await phone.waitForSelector('.hand .card')
  expect(await phone.context().cookies()).toEqual([])
  await phone.keyboard.press('?')
  phone.on('dialog', (dialog) => void dialog.accept())
  await phone.getByRole('button', { name: /give up/i }).click()
  const sure = phone.getByRole('dialog').getByRole('button', { name: /give up/i })
  if (await sure.count()) await sure.last().click()
  await phone.keyboard.press('Escape')
  await phone.getByRole('button', { name: /play again|rematch/i }).click()
  await expect.poll(() => phone.url()).not.toContain(code)
  await expect(phone.locator('.hand .card')).toHaveCount(10)
  expect(await phone.context().cookies()).toEqual([])
  // The seat is still this person's after a reload.
  await phone.reload()
  await expect(phone.locator('.hand .card')).toHaveCount(10)
  await phone.context().close()
})
