// node e2e/bench-kit-builder.ts: how soon a phone four times slower than this machine answers when an item is added.
import { chromium, devices, type CDPSession, type Page, type Route } from '@playwright/test'
import { storageKeys } from '@trivet/core/cart'
import { browserPath } from '../scripts/browser.mjs'
import { addressOf, startServer, temporaryFolder, testPort } from './server-process.ts'

const productsInListing = 60
const adds = 40
const slowdown = 4
const aimMilliseconds = 100

const data = temporaryFolder()
const server = await startServer(testPort, { DATA_DIR: data.path, SEED: 'demo' })
const browser = await chromium.launch({
  executablePath: browserPath,
  args: ['--no-sandbox'],
})
try {
  const context = await browser.newContext({ ...devices['Pixel 7'], baseURL: addressOf(testPort) })
  for (const seen of [storageKeys.popupClosed, storageKeys.kitGuideSeen]) {
    await context.addInitScript((key) => localStorage.setItem(key, 'true'), seen)
  }
  report(await measure(await context.newPage()))
} finally {
  await browser.close()
  await server.stop()
  data.remove()
}

/** Milliseconds from the touch to the next frame, and how many of them the page's own code took. */
type Answer = { whole: number; code: number }

async function measure(page: Page): Promise<Answer[]> {
  await page.route(/\/trpc\/[^?]*kitEligible/, fillListing)
  await page.goto('/login?redirect=build-kit')
  await page.getByLabel(/^Email/i).fill('guest@trivet.test')
  await page.getByLabel('Password', { exact: true }).fill('trivet-guest')
  await page.getByRole('button', { name: 'Sign In' }).click()
  const buttons = page.getByRole('list', { name: 'Items', exact: true }).getByRole('button')
  await buttons.nth(productsInListing - 1).waitFor()
  await page.waitForLoadState('networkidle')

  const handles = await buttons.elementHandles()
  await page.evaluate(noteAnswers)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  for (const button of handles.slice(0, adds)) {
    await button.scrollIntoViewIfNeeded()
    const box = await button.boundingBox()
    // no finger is quicker than the scrolling has come to rest, nor lets go the moment it touches
    await page.waitForTimeout(250)
    // by its place: looking for it by name would count as work of the page
    if (box) await tap(devtools, { x: box.x + box.width / 2, y: box.y + box.height / 2 })
    await page.waitForTimeout(400)
  }
  return page.evaluate(() => (window as unknown as { answers: Answer[] }).answers)
}

async function tap(devtools: CDPSession, point: { x: number; y: number }) {
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] })
  await new Promise((letGo) => setTimeout(letGo, 80))
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

type ListAnswer = { result: { data: { products: { _id: string; name: string }[]; pages: number } } }

/** The demo shop shows twelve products a page; here all sixty are on the first one. */
async function fillListing(route: Route) {
  const response = await route.fetch()
  const answers: ListAnswer[] = await response.json()
  const paths = new URL(route.request().url()).pathname.split('/').at(-1)?.split(',') ?? []
  paths.forEach((path, index) => {
    const page = answers[index]?.result.data
    if (path !== 'products.kitEligible' || !page) return
    page.products = Array.from({ length: productsInListing }, (_, at) => {
      const product = page.products[at % page.products.length]
      const id = at.toString(16).padStart(24, '0')
      return { ...product, _id: id, name: `${product?.name} ${at + 1}` }
    })
    page.pages = 1
  })
  await route.fulfill({ response, json: answers })
}

/** From the touch to the next frame on the screen, as browsers measure interactions. */
function noteAnswers() {
  const answers: Answer[] = []
  Object.assign(window, { answers })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      const code = entry.processingEnd - entry.processingStart
      if (entry.name === 'click') answers.push({ whole: entry.duration, code })
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
}

function report(answers: readonly Answer[]) {
  const whole = answers.map((answer) => answer.whole)
  const code = answers.map((answer) => answer.code)
  const [median, longest] = [at(whole, 0.5), at(whole, 0.95)]
  console.log(
    `${adds} items added to a kit, ${productsInListing} products in the listing, CPU ${slowdown} times slower`,
  )
  console.log(`to the next frame: median ${median} ms, 95% ${longest} ms (${whole.length} measured)`)
  console.log(`of that in code: median ${at(code, 0.5)} ms, 95% ${at(code, 0.95)} ms`)
  console.log(
    `${median < aimMilliseconds ? 'under' : 'over'} the ${aimMilliseconds} ms aimed at, at the median`,
  )
}

function at(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0)
}
