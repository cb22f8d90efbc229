/** What every test needs: a server, tables made through the API, guests, and a look at the page. */

import { expect, test as base, type APIRequestContext, type Browser, type BrowserContextOptions, type Page } from '@playwright/test'

import { Server } from './server'

export { expect, type Page }

export const test = base.extend<{ faults: string[] }, { server: Server }>({
  server: [
    async ({}, use) => {
      const server = new Server()
      await server.start()
      await use(server)
      await server.remove()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  // Whatever goes wrong in the page fails the test.
  faults: [
    async ({ page }, use) => {
      const found: string[] = []
      listen(page, found)
      await use(found)
      expect(found).toEqual([])
    },
    { auto: true },
  ],
})

/** Notes every exception and every refused resource of the page. */
export function listen(page: Page, found: string[]): void {
  page.on('pageerror', (error) => found.push(error.message))
  page.on('console', (message) => {
    // A network that is cut on purpose is said as well, and is no fault.
    if (message.type() === 'error' && !/ERR_(INTERNET|CONNECTION|NETWORK|EMPTY|SOCKET)|WebSocket connection/.test(message.text())) found.push(message.text())
  })
}

/** A text of the page, in which Fluent sets facts apart with invisible marks. */
export const said = (text: string): RegExp =>
  new RegExp(text.split(/(?<= )|(?= )|(?=,)/).map((part) => `[\u2066-\u2069]*${part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}[\u2066-\u2069]*`).join(''), 'i')

/** The same text without those marks. */
export const plain = (text: string): string => text.replace(/[\u2066-\u2069]/g, '')

export interface Wanted {
  preset: string
  seats: number
  seed?: string
  options?: Record<string, unknown>
  bots?: (string | null)[]
  pace?: number
  buySeconds?: number
  turnSeconds?: number
}

export interface Seated {
  code: string
  seat: number
  seat_key: string
}

/** A table made through the API by the guest whose cookies these are. */
export async function makeTable(request: APIRequestContext, wanted: Wanted): Promise<Seated> {
  const data = {
    preset: wanted.preset,
    options: wanted.options ?? {},
    seats: wanted.seats,
    bots: wanted.bots ?? Array.from({ length: wanted.seats - 1 }, () => 'greedy'),
    name: 'Amal',
    private: true,
    bot_pace: wanted.pace ?? 0,
    buy_seconds: wanted.buySeconds ?? null,
    turn_seconds: wanted.turnSeconds ?? null,
    seed: wanted.seed ?? null,
  }
  for (;;) {
    await request.post('/api/session', { data: {} })
    const answer = await request.post('/api/tables', { data })
    if (answer.status() === 201) return (await answer.json()) as Seated
    expect(answer.status(), await answer.text()).toBe(429)
    await new Promise((later) => setTimeout(later, 5000))
  }
}

/** Makes a table and sits down at it in this page. */
export async function openTable(page: Page, wanted: Wanted): Promise<Seated> {
  const made = await makeTable(page.context().request, wanted)
  await page.goto(`/#/seat/${made.code}/${made.seat_key}`)
  await page.waitForSelector(wanted.bots?.includes(null) ? '.waiting' : '.hand .card')
  return made
}

/** Another person with another browser. */
export async function guest(browser: Browser, server: Server, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({ baseURL: server.url, locale: 'en-GB', ...options })
  return context.newPage()
}

/** Joins through the page of an invitation. */
export async function join(page: Page, code: string, name: string): Promise<void> {
  await page.goto(`/#/i/${code}`)
  await page.getByLabel('Your name').fill(name)
  await page.getByRole('button', { name: 'Sit down' }).click()
  await page.waitForSelector('main.table')
}

/** The person's switches, before the page is loaded. */
export async function prefer(page: Page, settings: Record<string, unknown>, language = 'en'): Promise<void> {
  await page.addInitScript(
    ([chosen, kept]) => {
      localStorage.setItem('language', chosen ?? 'en')
      localStorage.setItem('settings', kept ?? '{}')
    },
    [language, JSON.stringify(settings)],
  )
}

export interface Screen {
  /** The names of the cards, without their places. */
  cards: string[]
  chosen: number
  fits: number
  low: number
  buy: boolean
  next: boolean
  over: boolean
  status: string
  /** Whether something was refused. */
  no: boolean
  /** The actions by their key: whether each is possible now. */
  actions: Record<string, boolean>
  choice: boolean
  sign: string
}

/** All that a player goes by, read in one go. */
export const look = (page: Page): Promise<Screen> =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll<HTMLElement>('.hand .card')]
    const bar = [...document.querySelectorAll<HTMLElement>('.bar button')]
    const actions: Record<string, boolean> = {}
    for (const one of bar) {
      const key = one.getAttribute('aria-keyshortcuts')
      if (key) actions[key] = one.getAttribute('aria-disabled') !== 'true'
    }
    const status = document.querySelector('.status p')?.textContent.trim() ?? ''
    const end = document.querySelector('.end')
    const text = ['.bar', '.piles', '.buy', '.melds', '.end h2', '.slots'].map((what) => document.querySelector(what)?.textContent ?? '').join('|')
    return {
      cards: all.map((one) => (one.querySelector('.said-only')?.textContent ?? '').replace(/[\u2066-\u2069]/g, '').replace(/, \d+ \S+ \d+$/, '')),
      chosen: all.filter((one) => one.getAttribute('aria-pressed') === 'true').length,
      fits: all.findIndex((one) => one.classList.contains('fits')),
      low: all.findIndex((one) => one.querySelector('.low')),
      buy: document.querySelector('.buy') !== null,
      next: end?.querySelector('[aria-keyshortcuts="N"]') != null,
      over: end?.querySelector('a[href^="#/replay"]') != null,
      status,
      no: document.querySelector('.status .no') !== null,
      actions,
      choice: 'Escape' in actions,
      sign: `${all.length}|${all.filter((one) => one.getAttribute('aria-pressed') === 'true').length}|${status}|${text}`,
    }
  })

/** Prints what a goal of speed was measured at; it has to be met where E2E_SPEED=1 asks for it. */
export function within(what: string, took: number, goal: number): void {
  console.log(`${what}: ${Math.round(took)} ms (goal: ${goal} ms)`)
  if (process.env.E2E_SPEED) expect(took, what).toBeLessThanOrEqual(goal)
}

/** Waits until the page shows something else than before. */
export async function changed(page: Page, before: string, most = 2000): Promise<Screen> {
  const end = Date.now() + most
  for (;;) {
    const now = await look(page)
    if (now.sign !== before || Date.now() > end) return now
    await page.waitForTimeout(25)
  }
}
