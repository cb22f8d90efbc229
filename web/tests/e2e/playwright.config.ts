import { defineConfig } from '@playwright/test'

const port = Number(process.env.PORT ?? 8977)
const python = process.env.OPENRUMMY_PYTHON ?? '../../../.venv/bin/python'

export default defineConfig({
  testDir: '.',
  timeout: 120_000,
  workers: 1,
  reporter: 'line',
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: ['--no-sandbox'],
    },
    locale: 'en-GB',
  },
  webServer: {
    command: `${python} server.py ${port}`,
    url: `http://127.0.0.1:${port}/healthz`,
    reuseExistingServer: false,
  },
})
