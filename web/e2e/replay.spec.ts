/** A finished match: stepping, jumping, other eyes, a link to a moment, and the record. */

import { execFileSync } from 'node:child_process'
import { join, resolve } from 'node:path'

import { expect, guest, openTable, test } from './helpers'
import { Player } from './player'

const PYTHON = process.env.OPENRUMMY_PYTHON ?? resolve(import.meta.dirname, '../../.venv/bin/python')

test('replay: step, jump, perspective, a link to a moment, and a record that verifies', async ({ page, browser, server, faults }, info) => {
  const options = { 'match.format': 'rounds', 'match.rounds': 1 }
  const { code } = await openTable(page, { preset: 'gin', seats: 2, seed: 'replay', options })
  await page.goto(`/#/replay/${code}`)
  await expect(page.getByText('There is no replay of this match yet.')).toBeVisible()
  // That answer is an error to the console, too.
  faults.length = 0
  await page.goto(`/#/t/${code}`)
  await page.waitForSelector('.hand .card')
  await new Player(page, { how: 'keys' }).match()
  await page.getByRole('link', { name: 'Replay' }).click()
  const where = page.locator('.where')
  await expect(where).toHaveText(/^1 \/ \d+$/)
  const count = Number((await where.innerText()).split('/')[1])
  await page.getByRole('button', { name: 'One move on' }).click()
  await expect(where).toHaveText(`2 / ${count}`)
  await page.keyboard.press('ArrowRight')
  await expect(where).toHaveText(`3 / ${count}`)
  await page.keyboard.press('ArrowLeft')
  await expect(where).toHaveText(`2 / ${count}`)
  await page.getByRole('button', { name: 'To the end' }).click()
  await expect(where).toHaveText(`${count} / ${count}`)
  await page.getByRole('slider').fill(await page.getByRole('slider').evaluate((one: HTMLInputElement) => String(Math.floor((Number(one.min) + Number(one.max)) / 2))))
  await expect(page.locator('.said p').first()).toBeVisible()
  await expect(page.locator('.now .seat .fan')).toHaveCount(2)
  await page.getByLabel('Seen by').selectOption('1')
  await expect(page.locator('.now .seat .fan')).toHaveCount(1)

  const moment = page.url()
  const position = await page.locator('.now').innerText()
  const friend = await guest(browser, server)
  await friend.goto(moment)
  await expect(friend.locator('.now')).toBeVisible()
  await expect.poll(() => friend.locator('.now').innerText()).toBe(position)
  await friend.context().close()

  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Download the record' }).click()])
  const file = join(info.outputDir, 'match.jsonl')
  await download.saveAs(file)
  const said = execFileSync(PYTHON, ['-m', 'openrummy', 'replay', '--verify', file], { encoding: 'utf8' })
  expect(said).not.toBe('')
})
