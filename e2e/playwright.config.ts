import { defineConfig, devices } from '@playwright/test'
import { browserPath } from '../scripts/browser.mjs'
import { addressOf, shops, testPort } from './server-process.ts'

const browser = {
  baseURL: addressOf(testPort),
  launchOptions: {
    executablePath: browserPath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  },
}

export default defineConfig({
  testDir: '.',
  // only for what hangs: on a busy machine the longest journey takes half of it, and each step has a limit of its own
  timeout: 300_000,
  expect: { timeout: 10_000 },
  workers: shops,
  forbidOnly: Boolean(process.env.CI),
  // a machine that others use too may stall for seconds; what fails twice is a fault, and the report names what passed
  // only the second time
  retries: process.env.CI ? 1 : 0,
  reporter: [['list'], ['json']],
  outputDir: '../test-results',
  globalSetup: './start-shops.ts',
  use: {
    ...browser,
    screenshot: 'only-on-failure',
    // a trace of every journey would take a third of their time
    trace: 'on-first-retry',
    locale: 'en-US',
    actionTimeout: 10_000,
    // Playwright cannot hold back what a worker asks for; e2e/system/offline.spec.ts is about the worker
    serviceWorkers: 'block',
  },
  projects: [
    {
      name: 'desktop',
      testMatch: /e2e\/[^/]+\.spec\.ts$/,
      testIgnore: /\/phone\.spec/, // is a phone by itself
      use: { ...devices['Desktop Chrome'], ...browser, viewport: { width: 1280, height: 900 } },
    },
    {
      name: 'phone',
      testMatch: /e2e\/[^/]+\.spec\.ts$/,
      testIgnore: /accessibility|stories|without-script/, // look at both widths themselves, or at none
      grepInvert: /@desk/,
      use: {
        ...devices['Pixel 7'],
        ...browser,
        viewport: { width: 390, height: 844 },
        // layouts are in CSS pixels; a Pixel 7 draws seven times as many, which took a seventh of the time
        deviceScaleFactor: 1,
        timezoneId: 'Pacific/Auckland',
      },
    },
    { name: 'system', testMatch: /e2e\/system\/.*\.spec\.ts$/ },
  ],
})
