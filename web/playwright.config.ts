import { defineConfig } from '@playwright/test'

const QUIET = [
  'disable-gpu',
  'disable-quic',
  'no-first-run',
  'disable-background-networking',
  'disable-component-update',
  'disable-sync',
]

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/table',
  // Patient: two cores may have other work. What is too slow is measured, not timed out.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  fullyParallel: true,
  workers: Number(process.env.E2E_WORKERS ?? 2),
  forbidOnly: !!process.env.CI,
  reporter: process.env.E2E_REPORT
    ? [['line'], ['json', { outputFile: process.env.E2E_REPORT }]]
    : 'line',
  use: {
    locale: 'en-GB',
    // Every way of input is tried; the desktop has a touch screen.
    hasTouch: true,
    viewport: { width: 1280, height: 800 },
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: ['--no-sandbox', ...QUIET.map((one) => `--${one}`)],
    },
  },
})
