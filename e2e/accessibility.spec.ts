import { chromium, expect, test, type Locator, type Page } from '@playwright/test'
import { addDays } from '@trivet/core/dates'
import { browserPath } from '../scripts/browser.mjs'
import { barriers } from './barriers.ts'
import { todayIn } from './clock.ts'
import { guestPages, hostPages, longWord, publicPages, staffPages } from './screens.ts'
import { openWhole } from './shop-steps.ts'
import { owner } from './staff-steps.ts'

const wide = { width: 1280, height: 900 }
const narrow = { width: 320, height: 740 }

test('no public page has a barrier that axe can see, in light and dark, wide and at 320 pixels', async ({
  page,
}) => {
  for (const path of publicPages) await expectNoBarriers(page, path)
  // nobody could be asked about the link: its form is shown
  await page.route(/users\.resetLink/, (route) => route.abort())
  await expectNoBarriers(page, '/reset-password?token=unasked')
  await expect(page.getByLabel('New password', { exact: true })).toBeVisible()
})

test('nor have the reviews of a product, which are as wide as the page', async ({ page }) => {
  await page.setViewportSize(narrow)
  await page.goto('/products/essential-kit')
  await page.getByRole('tab', { name: 'Reviews' }).click()
  await page.getByRole('group', { name: 'Reviews by rating' }).waitFor()
  expect(await barriersIn(page, 'dark')).toEqual([])
  expect(await page.evaluate(cutOff)).toEqual([])
})

test('nor has an order whose address is a word longer than a phone is wide', async ({ page }) => {
  await page.setViewportSize(narrow)
  await page.goto('/confirmation/demo-1')
  await expect(page.locator('main > [data-hydrated]')).toBeAttached()
  await addLongWord(page.getByRole('main').locator('address'))
  expect(await page.evaluate(cutOff)).toEqual([])
})

test('nor does one lie beside the window of a phone whose letters are half as large again', async ({
  baseURL,
}) => {
  const browser = await chromium.launch({
    executablePath: browserPath,
    args: ['--no-sandbox', '--blink-settings=defaultFontSize=24'],
  })
  const page = await browser.newPage({ baseURL, viewport: { width: 360, height: 740 } })
  for (const path of publicPages) {
    await page.goto(path)
    const outside = () =>
      page.evaluate(() => {
        const inHeader = [...document.querySelectorAll('body > * header :is(a, button)')]
        const ends = inHeader.map((one) => one.getBoundingClientRect().right)
        return Math.max(document.documentElement.scrollWidth, ...ends) - window.innerWidth
      })
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect.soft(await outside(), path).toBeLessThanOrEqual(0)
  }
  await browser.close()
})

test('nor has a page behind the sign-in', async ({ page }) => {
  await page.goto('/login')
  await signIn(page, 'guest@trivet.test', 'trivet-guest')
  await expect(page.getByText('Login successful!')).toBeVisible()
  // the guide would stand before the page
  await page.evaluate(() => localStorage.setItem('kitGuideSeen', 'true'))
  for (const path of guestPages) await expectNoBarriers(page, path)
})

test('nor has the kit builder at work, with its guide and its templates', async ({ page }) => {
  await page.setViewportSize(wide)
  await page.goto('/debug-kit-builder')
  await page.getByRole('button', { name: 'Guide' }).click()
  await page.getByRole('dialog').waitFor()
  expect.soft(await barriersIn(page, 'light'), 'guide').toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Quick start' }).click()
  await page.getByRole('dialog').waitFor()
  expect.soft(await barriersIn(page, 'dark'), 'templates').toEqual([])
  await page.getByRole('button', { name: /Lay it out/ }).click()
  await page
    .getByRole('button', { name: /^Remove / })
    .first()
    .waitFor()
  expect.soft(await barriersIn(page, 'light'), 'laid cloth').toEqual([])
  await page.setViewportSize(narrow)
  await page.getByRole('button', { name: 'Your kit', exact: true }).click()
  await page.getByRole('dialog').waitFor()
  expect.soft(await barriersIn(page, 'dark'), 'sheet').toEqual([])
})

test('nor has a page of a host', async ({ page }) => {
  await page.goto('/login')
  await signIn(page, 'host@trivet.test', 'trivet-host')
  await expect(page.getByText('Login successful!')).toBeVisible()
  for (const path of hostPages) await expectNoBarriers(page, path)
  // the name below the email for guests
  await openWhole(page, '/host-dashboard')
  await addLongWord(page.getByText('See you soon'))
  expect(await page.evaluate(cutOff)).toEqual([])
})

test('nor has the admin', async ({ page }) => {
  await expectNoBarriers(page, '/admin/login')
  await signIn(page, owner.email, owner.password)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard')
  for (const path of staffPages) await expectNoBarriers(page, path)
})

test('what is chosen does not look like the rest where a contrast theme takes the colors', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.setViewportSize(wide)
  const start = addDays(todayIn('America/Los_Angeles'), 20)
  await page.goto(`/catalog?category=Essential&start=${start}&end=${addDays(start, 7)}`)
  const collection = (name: string) =>
    page.getByRole('group', { name: 'Collection' }).getByRole('button', { name })
  expect(await fillOf(collection('Essential'))).not.toBe(await fillOf(collection('Specialty')))
  const link = (name: string) => page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name })
  expect(await fillOf(link('Page 1'))).not.toBe(await fillOf(link('Page 2')))

  await page.getByRole('button', { name: /^Rental dates/ }).click()
  const chosen = page.getByRole('gridcell', { selected: true }).getByRole('button')
  await expect(chosen).toHaveCount(8)
  const other = page.locator('[role=gridcell]:not([aria-selected]) button').last()
  expect(await fillOf(chosen.nth(3))).not.toBe(await fillOf(other))
  // a circle around each day would say nothing of any
  await expect(other).toHaveCSS('border-top-color', await fillOf(page.locator('html')))
})

test('a printed page has neither the frame of the site nor buttons, and all tabs of a product', async ({
  page,
}) => {
  await page.goto('/products/essential-kit')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('tabpanel')).toHaveCount(3)
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeHidden()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Book Now' })).toBeHidden()
})

test('the FAQ is printed with its answers, open or not', async ({ page }) => {
  await page.goto('/faq')
  const answer = page.locator('details:not([open]) > div').first()
  await expect(answer).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(answer).toBeVisible()
})

async function signIn(page: Page, email: string, password: string) {
  await page.getByLabel(/^Email/i).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
}

async function expectNoBarriers(page: Page, path: string) {
  await page.setViewportSize(wide)
  await openWhole(page, path)
  await page.evaluate(() => document.fonts.ready)
  const found = await barriersIn(page, 'light')
  await page.setViewportSize(narrow)
  found.push(...(await barriersIn(page, 'dark')))
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  if (width > narrow.width) found.push(`${width} pixels wide`)
  found.push(...(await page.evaluate(cutOff)))
  expect.soft(found, path).toEqual([])
}

async function addLongWord(element: Locator) {
  await element.evaluate((one, word) => one.append(' ', word), longWord)
}

/** As it is painted, also where a contrast theme has a say in it. */
async function fillOf(element: Locator): Promise<string> {
  return element.evaluate((one) => getComputedStyle(one).backgroundColor)
}

/** What ends beyond the right edge, though a page that clips what is too wide does not scroll there. */
function cutOff(): string[] {
  const isCut = (element: Element) => {
    const { right, width } = element.getBoundingClientRect()
    if (width <= 1 || right <= window.innerWidth + 1) return false
    // what scrolls by itself may be wider
    for (let around = element.parentElement; around; around = around.parentElement)
      if (around !== document.body && /auto|scroll/.test(getComputedStyle(around).overflowX)) return false
    return element.checkVisibility({ opacityProperty: true })
  }
  const told = [
    ...document.querySelectorAll('main :is(h1, h2, h3, p, a, button, input, select, textarea, td, dd)'),
  ]
  return told
    .filter(isCut)
    .map(({ tagName, textContent }) => `${tagName} ${textContent.slice(0, 40)} is cut off`)
}

async function barriersIn(page: Page, colorScheme: 'light' | 'dark'): Promise<string[]> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  return (await barriers(page)).map((barrier) => `${colorScheme}: ${barrier}`)
}
