/** What axe-core finds on a page. */

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

import { expect, type Page } from './helpers'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

interface Violation {
  id: string
  nodes: { html: string; failureSummary: string }[]
}
interface Axe {
  run(what: Document, how: { runOnly: string[] }): Promise<{ violations: Violation[]; passes: unknown[] }>
}

/** Each violation in a line; fails where next to nothing could be checked. */
export async function violations(page: Page): Promise<string[]> {
  await page.waitForTimeout(250)
  // The policy of the page forbids foreign scripts; this one comes through the debugger.
  await page.evaluate(AXE)
  const { found, passes } = await page.evaluate(async (tags) => {
    const { axe } = window as unknown as { axe: Axe }
    const all = await axe.run(document, { runOnly: tags })
    return { found: all.violations, passes: all.passes.length }
  }, TAGS)
  expect(passes).toBeGreaterThan(15)
  return found.flatMap((one) => one.nodes.slice(0, 3).map((node) => `${one.id}: ${node.html.slice(0, 200)} ${node.failureSummary.slice(0, 250)}`))
}
