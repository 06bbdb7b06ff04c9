// npm run screenshots: every screen at three widths, in light and dark, into the folder screenshots.
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { storageKeys } from '@trivet/core/cart'
import { guestPages, hostPages, publicPages, staffPages } from './screens.ts'
import { browserPath } from '../scripts/browser.mjs'
import { addressOf, startServer, temporaryFolder, testPort } from './server-process.ts'

const folder = join(import.meta.dirname, '../screenshots')
const widths = [390, 768, 1280]
const schemes = ['light', 'dark'] as const

type Visitor = {
  pages: readonly string[]
  /** Before the names of the pictures, where two visitors see the same address. */
  prefix?: string
  puts?: string
  signIn?: { at: string; email: string; password: string }
}

const visitors: Visitor[] = [
  { pages: publicPages },
  {
    prefix: 'filled-',
    puts: '/products/chefs-kit',
    pages: ['/cart', ...guestPages],
    signIn: { at: '/login', email: 'guest@trivet.test', password: 'trivet-guest' },
  },
  {
    prefix: 'host-',
    pages: hostPages,
    signIn: { at: '/login', email: 'host@trivet.test', password: 'trivet-host' },
  },
  {
    pages: ['/admin/login'],
  },
  {
    pages: staffPages,
    signIn: { at: '/admin/login', email: 'admin@trivet.test', password: 'trivet-admin' },
  },
]

rmSync(folder, { recursive: true, force: true })
const data = temporaryFolder()
const server = await startServer(testPort, { DATA_DIR: data.path, SEED: 'demo' })
const browser = await chromium.launch({
  executablePath: browserPath,
  args: ['--no-sandbox'],
})
try {
  for (const visitor of visitors) await visit(browser, visitor)
} finally {
  await browser.close()
  await server.stop()
  data.remove()
}

async function visit(browser: Browser, { pages, prefix = '', puts, signIn }: Visitor) {
  const context = await browser.newContext({
    baseURL: addressOf(testPort),
    reducedMotion: 'reduce',
  })
  // the invitation and the guide would cover what is under them
  for (const seen of [storageKeys.popupClosed, storageKeys.kitGuideSeen]) {
    await context.addInitScript((key) => localStorage.setItem(key, 'true'), seen)
  }
  if (signIn) await enter(context, signIn)
  const page = await context.newPage()
  if (puts) {
    await page.goto(puts)
    await page.getByRole('button', { name: 'Add to Cart' }).first().click()
  }
  for (const path of pages) {
    for (const width of widths) await photograph(page, path, { width, prefix })
    console.log(path)
  }
  await context.close()
}

async function enter(context: BrowserContext, { at, email, password }: NonNullable<Visitor['signIn']>) {
  const page = await context.newPage()
  await page.goto(at)
  await page.getByLabel(/^Email/i).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.waitForURL((url) => url.pathname !== at)
  await page.close()
}

async function photograph(page: Page, path: string, { width, prefix }: { width: number; prefix: string }) {
  await page.setViewportSize({ width, height: width < 500 ? 844 : 900 })
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
  await loadLazyPictures(page)
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme })
    const target = join(folder, `${width}-${colorScheme}`)
    mkdirSync(target, { recursive: true })
    await page.screenshot({ path: join(target, `${prefix}${fileName(path)}.png`), fullPage: true })
  }
}

/** Pictures below the fold load when they come into sight. */
async function loadLazyPictures(page: Page) {
  await page.evaluate(async () => {
    for (const image of document.querySelectorAll('img')) image.loading = 'eager'
    await Promise.allSettled(Array.from(document.images, (image) => image.decode()))
  })
}

function fileName(path: string): string {
  return path.replace(/^\//, '').replace(/[^a-z0-9]+/gi, '-') || 'home'
}
