/** Plays through the page as a person would, by taps or by keys, by what the screen offers. */

import { changed, look, type Page, type Screen } from './helpers'

export type Hands = 'taps' | 'keys'

export interface Plan {
  how: Hands
  /** Whether a discard that is for sale is bought. */
  buys?: boolean
  /** Ends the play early. */
  until?: (screen: Screen) => boolean
}

const KEYS: Record<string, string> = { Enter: 'f' }

/** An action of the bar by its key. */
async function act(page: Page, how: Hands, key: string): Promise<void> {
  if (how === 'keys') await page.keyboard.press(KEYS[key] ?? key.toLowerCase())
  else await page.locator(`.bar [aria-keyshortcuts="${key}"]`).first().tap()
}

/** Chooses one card of the hand. */
export async function choose(page: Page, how: Hands, index: number): Promise<void> {
  if (how === 'taps') {
    await page.locator('.hand .card').nth(index).tap({ position: { x: 9, y: 14 } })
    return
  }
  await page.keyboard.press('/')
  await page.keyboard.press('Home')
  for (let i = 0; i < index; i++) await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Space')
}

async function letGo(page: Page, how: Hands): Promise<void> {
  if (how === 'keys') return page.keyboard.press('Escape')
  const chosen = page.locator('.hand .card[aria-pressed="true"]')
  while (await chosen.count()) await chosen.first().tap({ position: { x: 9, y: 14 } })
}

async function tool(page: Page, how: Hands, key: string): Promise<void> {
  if (how === 'keys') await page.keyboard.press(key.toLowerCase())
  else await page.locator(`.tools [aria-keyshortcuts="${key}"]`).tap()
}

/** Stages what Arrange finds and lays it down; false where that is not possible. */
async function goDown(page: Page, how: Hands, screen: Screen): Promise<boolean> {
  if (!('L' in screen.actions) || !/can (go down|open)/.test(screen.status)) return false
  await tool(page, how, 'A')
  for (let i = 0; i < 100 && !(await look(page)).actions.L; i++) await page.waitForTimeout(50)
  if (!(await look(page)).actions.L) {
    await tool(page, how, 'A')
    return false
  }
  await act(page, how, 'L')
  return true
}

/** Lays one card off on the first meld that takes it. */
async function layOff(page: Page, how: Hands, screen: Screen): Promise<boolean> {
  if (!('O' in screen.actions) || screen.fits < 0 || screen.cards.length < 2) return false
  await letGo(page, how)
  await choose(page, how, screen.fits)
  const meld = page.locator('.meld.fits, .meld.swaps').first()
  await meld.waitFor({ timeout: 3000 }).catch(() => undefined)
  if (!(await meld.count())) return false
  if (how === 'keys') await page.keyboard.press('o')
  else await meld.tap()
  const after = await changed(page, (await look(page)).sign, 400)
  if (after.choice) {
    const way = page.locator('.bar button').first()
    if (how === 'keys') {
      await way.focus()
      await page.keyboard.press('Enter')
    } else await way.tap()
  }
  return after.cards.length < screen.cards.length || after.choice
}

/** Waits until what the page shows is so; false when it never is. */
async function shows(page: Page, what: (screen: Screen) => boolean, most = 8000): Promise<boolean> {
  const end = Date.now() + most
  while (Date.now() < end) {
    if (what(await look(page))) return true
    await page.waitForTimeout(25)
  }
  return false
}

async function knock(page: Page, how: Hands): Promise<void> {
  if ((await look(page)).low < 0) await act(page, how, 'K')
  await shows(page, (now) => now.low >= 0 || !now.actions.K)
  const { low } = await look(page)
  if (low < 0) return
  await choose(page, how, low)
  await shows(page, (now) => now.low < 0)
}

/** Discards, trying other cards where one is refused. */
async function discard(page: Page, how: Hands, screen: Screen, refused: Set<string>): Promise<void> {
  let index = screen.cards.length - 1
  while (index > 0 && refused.has(screen.cards[index] ?? '')) index -= 1
  await letGo(page, how)
  await choose(page, how, index)
  // The table may have gone on meanwhile: then there is something else to do.
  if (!(await shows(page, (now) => !!now.actions.X || !('X' in now.actions)))) return
  if (!(await look(page)).actions.X) return
  await act(page, how, 'X')
  const gone = (now: Screen): boolean => now.cards.length < screen.cards.length || !('X' in now.actions)
  await shows(page, (now) => now.no || gone(now))
  if (gone(await look(page))) refused.clear()
  else refused.add(screen.cards[index] ?? '')
}

export class Player {
  private readonly refused = new Set<string>()
  private readonly tried = new Set<string>()

  constructor(
    private readonly page: Page,
    private readonly plan: Plan,
  ) {}

  /** One step; false when there is nothing to do now. */
  async step(screen: Screen): Promise<boolean> {
    const { page } = this
    const { how } = this.plan
    const may = screen.actions
    if (screen.next) {
      if (how === 'keys') await page.keyboard.press('n')
      else await page.locator('.end [aria-keyshortcuts="N"]').tap()
    } else if (screen.buy) await this.answer()
    else if (may.K) await knock(page, how)
    else if ('Enter' in may) await act(page, how, 'Enter')
    else if (may.D) await act(page, how, 'D')
    else if (may.P) await act(page, how, 'P')
    else if (may.T) await act(page, how, 'T')
    else if ('X' in may) await this.play(screen)
    else return false
    return true
  }

  private answer(): Promise<void> {
    return act(this.page, this.plan.how, this.plan.buys ? 'B' : 'P')
  }

  private async play(screen: Screen): Promise<void> {
    const { page } = this
    const { how } = this.plan
    const down = `down ${screen.cards.length} ${screen.cards.join()}`
    if (!this.tried.has(down)) {
      this.tried.add(down)
      if (await goDown(page, how, screen)) return
    }
    const off = `off ${screen.cards.join()}`
    if (!this.tried.has(off)) {
      this.tried.add(off)
      if (await layOff(page, how, screen)) return
    }
    await discard(page, how, await look(page), this.refused)
  }

  /** Plays until the match is over, or until the plan says so. */
  async match(most = 4000): Promise<void> {
    let screen = await look(this.page)
    let idle = Date.now()
    for (let i = 0; i < most; i++) {
      if (screen.over || this.plan.until?.(screen)) return
      const before = screen.sign
      if (await this.step(screen)) idle = Date.now()
      if (Date.now() - idle > 45_000) throw new Error(`nothing happens: ${JSON.stringify(screen)}`)
      screen = await changed(this.page, before, 1500)
    }
    throw new Error('the match did not end')
  }
}
