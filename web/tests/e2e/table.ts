/** A player for the tests: makes sensible moves through the page, by taps or by keys. */

import { expect, type Page } from '@playwright/test'

export interface Wanted {
  preset: string
  seats: number
  seed?: string
  options?: Record<string, unknown>
  bots?: (string | null)[]
  pace?: number
}

export async function openTable(page: Page, wanted: Wanted): Promise<string> {
  await page.goto('/')
  const made = await page.evaluate(async (one) => {
    const headers = { 'content-type': 'application/json' }
    await fetch('/api/session', { method: 'POST', headers, body: '{}' })
    const body = {
      preset: one.preset,
      options: one.options ?? {},
      seats: one.seats,
      bots: one.bots ?? Array.from({ length: one.seats - 1 }, () => 'greedy'),
      name: 'Amal',
      private: true,
      bot_pace: one.pace ?? 0,
      seed: one.seed ?? null,
    }
    const answer = await fetch('/api/tables', {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
    const made = (await answer.json()) as { code: string; seat_key: string }
    localStorage.setItem(`seat:${made.code}`, made.seat_key)
    return made
  }, wanted)
  await page.goto(`/#/t/${made.code}`)
  return made.code
}

export type Hands = 'taps' | 'keys'

const enabled = async (page: Page, name: RegExp): Promise<boolean> => {
  const button = page.locator('.bar').getByRole('button', { name })
  return (
    (await button.count()) > 0 && (await button.first().getAttribute('aria-disabled')) !== 'true'
  )
}

async function act(page: Page, how: Hands, name: RegExp, key: string): Promise<void> {
  if (how === 'keys') await page.keyboard.press(key)
  else {
    // A bot may have been quicker, and the button is gone: the next look tells.
    const button = page.locator('.bar').getByRole('button', { name }).first()
    await button.click({ timeout: 2000 }).catch(() => undefined)
  }
}

/** Chooses the last card of the hand, which no other covers. */
async function chooseLast(page: Page, how: Hands): Promise<void> {
  const last = page.locator('.hand .card').last()
  if ((await last.getAttribute('aria-pressed')) === 'true') return
  if (how === 'taps') return last.click()
  await page.keyboard.press('Escape')
  await page.keyboard.press('/')
  await page.keyboard.press('End')
  await page.keyboard.press('Space')
}

/** One step of play; false when the match is over. */
export async function step(page: Page, how: Hands): Promise<boolean> {
  if (await page.getByRole('button', { name: 'Rematch' }).count()) return false
  const next = page.getByRole('button', { name: 'Next round' })
  if (await next.count()) {
    if (how === 'keys') await page.keyboard.press('n')
    else await next.click()
  } else if (await page.locator('.buy').count()) {
    if (how === 'keys') await page.keyboard.press('p')
    else await page.locator('.bar').getByRole('button', { name: 'Pass', exact: true }).click()
  } else if (await enabled(page, /^Gin!/)) await knock(page, how)
  else if (await enabled(page, /^Knock/)) await knock(page, how)
  else if (await enabled(page, /^Let it go/)) await act(page, how, /^Let it go/, 'p')
  else if (await enabled(page, /^Draw/)) await act(page, how, /^Draw/, 'd')
  else if (await enabled(page, /^Pass/)) await act(page, how, /^Pass/, 'p')
  else if (
    await page
      .locator('.bar')
      .getByRole('button', { name: /^Discard/ })
      .count()
  ) {
    await chooseLast(page, how)
    await expect(page.locator('.bar').getByRole('button', { name: /^Discard/ })).toHaveAttribute(
      'aria-disabled',
      'false',
    )
    await act(page, how, /^Discard/, 'x')
  }
  await page.waitForTimeout(40)
  return true
}

async function knock(page: Page, how: Hands): Promise<void> {
  const low = page.locator('.hand .card:has(.low)').first()
  if (!(await low.count())) await act(page, how, /^(Knock|Gin!)/, 'k')
  await low.waitFor()
  if (how === 'taps') return low.click({ position: { x: 8, y: 12 } })
  const at = await page
    .locator('.hand .card')
    .evaluateAll((all) => all.findIndex((one) => one.querySelector('.low')))
  await page.keyboard.press('/')
  await page.keyboard.press('Home')
  for (let i = 0; i < at; i++) await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Space')
}

export async function playMatch(page: Page, how: Hands, most = 3000): Promise<void> {
  for (let i = 0; i < most; i++) if (!(await step(page, how))) return
  throw new Error('the match did not end')
}
