import { storageKeys } from '@trivet/core/cart'
import * as accountsCopy from '@trivet/core/copy/accounts'
import * as generalCopy from '@trivet/core/copy/general'
import * as newsletterCopy from '@trivet/core/copy/newsletter'
import { addDays } from '@trivet/core/dates'
import { expect, test, type Page } from '@playwright/test'
import { todayIn } from './clock.ts'
import { holdBack, openWhole, unfoldFilters } from './shop-steps.ts'

/** A slow line: the page is there, its scripts are not. */
async function openSlowly(page: Page, path: string, lateBy = 1_000) {
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await new Promise((later) => setTimeout(later, lateBy))
    await route.continue()
  })
  await page.goto(path)
}

/** The browser of a guest who has signed in before. */
async function rememberGuest(page: Page) {
  const data = { email: 'guest@trivet.test', password: 'trivet-guest' }
  const session = await (await page.request.post('/api/users/login', { data })).text()
  await page.addInitScript((text) => localStorage.setItem('userInfo', text), session)
}

test('a public page asks for no script before it is painted, and a private one after its styles', async ({
  request,
}) => {
  const [open, closed] = await Promise.all(
    ['/catalog', '/profile'].map(async (path) => (await request.get(path)).text()),
  )
  expect(open).not.toMatch(/<link rel="modulepreload"|<script[^>]*type="module"/)
  expect(closed).toMatch(/<link rel="stylesheet".*<link rel="modulepreload"/s)
  expect(closed).toMatch(/<script[^>]*type="module"/)
})

test('a page starts without Intl, which takes a phone a tenth of a second when it is first used @desk', async ({
  page,
}) => {
  await page.addInitScript(noteIntl)
  for (const path of ['/', '/catalog', '/products/essential-kit', '/build-kit', '/booking']) {
    await openWhole(page, path)
    await expect(page.locator('[data-part]:not([data-hydrated])')).toHaveCount(0)
    await page.waitForLoadState('networkidle')
    const found = await page.evaluate(() => {
      const { noted } = window as unknown as { noted: string[] }
      const atStart = [...noted]
      new Intl.NumberFormat('en-US')
      return { atStart, isWatched: noted.length > atStart.length }
    })
    expect.soft(found, path).toEqual({ atStart: [], isWatched: true })
  }
})

/** Who uses Intl, by the stack. */
function noteIntl() {
  const noted: string[] = []
  Object.assign(window, { noted })
  function watch(owner: object, name: string) {
    const original: unknown = Reflect.get(owner, name)
    if (typeof original !== 'function') return
    const note = () => noted.push(`${name} ${new Error(name).stack}`)
    const watched = new Proxy(original, {
      construct: (target, args) => note() && Reflect.construct(target, args),
      apply: (target, self, args) => note() && Reflect.apply(target, self, args),
    })
    Reflect.defineProperty(owner, name, { value: watched, configurable: true, writable: true })
  }
  for (const name of Object.getOwnPropertyNames(Intl)) watch(Intl, name)
  for (const { prototype } of [Date, Number, String])
    for (const name of Object.getOwnPropertyNames(prototype)) if (/locale/i.test(name)) watch(prototype, name)
}

test('a press on Add to Cart before the scripts have come is not lost', async ({ page }) => {
  await openSlowly(page, '/products/essential-kit')
  await page.getByRole('button', { name: 'Add to Cart' }).first().click()
  await expect(page.getByText('Essential Kit added to cart')).toBeVisible({ timeout: 30_000 })
})

test('what is typed before the scripts have come is searched for', async ({ page }) => {
  await openSlowly(page, '/catalog')
  await page.getByRole('searchbox').first().fill('whisk')
  await expect(page.getByRole('link', { name: /whisk/i }).first()).toBeVisible({ timeout: 30_000 })
  await expect(page).toHaveURL(/keyword=whisk/)
})

test('what is typed and sent of the sign-in form before the scripts have come is sent', async ({ page }) => {
  await openSlowly(page, '/login?redirect=my-kits')
  await page.getByLabel(/^Email/i).fill('guest@trivet.test')
  await page.getByLabel('Password', { exact: true }).fill('trivet-guest')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(/\/my-kits/, { timeout: 30_000 })
})

test('several filters chosen before the scripts have come are all applied', async ({ page }) => {
  await openSlowly(page, '/catalog')
  await page.getByRole('button', { name: "Chef's", exact: true }).click()
  await expect(page).toHaveURL(/category=Chef/)
  await unfoldFilters(page)
  await page.getByLabel('Price for a week').selectOption('Up to $25')
  await page.getByLabel('Sort by').selectOption({ label: 'Price, low to high' })
  await page.getByLabel('In stock for my dates').check()
  await expect(page).toHaveURL(/category=Chef.*sort=price-asc.*maxPrice=25.*inStock=/, { timeout: 30_000 })
  await expect(page.getByLabel('In stock for my dates')).toBeChecked()
})

test('a press further down the page before the scripts have come is not lost either', async ({ page }) => {
  await openSlowly(page, '/products/essential-kit')
  const related = page.getByRole('region', { name: 'You may also like' })
  await related.getByRole('button', { name: 'Add to Cart' }).first().click()
  await expect(page.getByText(/added to cart/).first()).toBeVisible({ timeout: 30_000 })
})

test('steps taken before the scripts have come all count, and a letter typed on the way is kept', async ({
  page,
}) => {
  await openSlowly(page, '/products/essential-kit')
  const more = page.getByRole('button', { name: /^Increase quantity of/ }).first()
  for (let press = 0; press < 3; press += 1) await more.click()
  await expect(page.getByRole('spinbutton', { name: /^Quantity of/ }).first()).toHaveValue('4', {
    timeout: 30_000,
  })

  await openSlowly(page, '/contact')
  const message = page.getByLabel('Message')
  // typed all the while the page comes to life
  await message.pressSequentially('Do you deliver to the islands off the coast of Maine, too?', { delay: 70 })
  await expect(message).toHaveValue('Do you deliver to the islands off the coast of Maine, too?')
  await page.getByLabel(/^Name/).fill('Ana')
  await expect(message).toHaveValue('Do you deliver to the islands off the coast of Maine, too?')
})

test('a kit chosen for a booking before the scripts have come is in it, and the press to go on counts', async ({
  page,
}) => {
  await rememberGuest(page)
  await openSlowly(page, '/booking')
  await page.getByRole('button', { name: "Select Chef's Kit" }).click()
  await page.getByRole('button', { name: 'Continue to Dates' }).click()
  await expect(page).toHaveURL(/step=dates/, { timeout: 30_000 })
  await page.goBack()
  await expect(page.getByRole('region', { name: 'In your cart' })).toContainText("Chef's Kit")
})

test('what is laid on the cloth before the scripts have come lies there, and still does on the next visit', async ({
  page,
}) => {
  await rememberGuest(page)
  await page.addInitScript(() => localStorage.setItem('kitGuideSeen', 'true'))
  const things = page.getByRole('list', { name: 'Things on your cloth' }).getByRole('button')
  await openSlowly(page, '/build-kit')
  await page
    .getByRole('list', { name: 'Items', exact: true })
    .getByRole('button', { name: 'Add' })
    .first()
    .click()
  await expect(things).toHaveCount(1, { timeout: 30_000 })
  await openSlowly(page, '/build-kit')
  await expect(page.getByText('An empty cloth.')).toBeHidden()
  await expect(things).toHaveCount(1, { timeout: 30_000 })
})

test.describe('without a service worker, which has the scripts', () => {
  test.use({ serviceWorkers: 'block' })

  test('a step of the booking whose script does not come says so in its place, and is there once it does', async ({
    page,
  }) => {
    await rememberGuest(page)
    await loseScripts(page, /assets\/dates-step-.*\.js$/)
    const asked = page.waitForRequest(/assets\/dates-step-/)
    await page.goto('/booking')
    await asked
    await page.getByRole('button', { name: "Select Chef's Kit" }).click()
    // asked for ahead of time, it troubles nobody
    await expect(page.getByRole('status').filter({ hasText: lostWords })).toHaveCount(0)
    await page.getByRole('button', { name: 'Continue to Dates' }).click()
    const missing = page.getByRole('alert').filter({ hasText: 'This step could not be loaded' })
    await expect(missing).toBeVisible()
    await page.unroute(/assets\/dates-step-.*\.js$/)
    await missing.getByRole('button').click()
    await expect(page.getByLabel('Delivery date')).toBeVisible()
  })

  test('the sign-in form stands, busy, until the page it leads to is there', async ({ page }) => {
    const release = await holdBack(page, /assets\/my-kits-.*\.js$/)
    await page.goto('/login?redirect=my-kits')
    await page.getByLabel(/^Email/i).fill('guest@trivet.test')
    await page.getByLabel('Password', { exact: true }).fill('trivet-guest')
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page.getByText(accountsCopy.loginSucceeded)).toBeVisible()
    await expect(page.getByRole('button', { name: accountsCopy.signingIn })).toBeDisabled()
    release()
    await expect(page.getByRole('heading', { level: 1, name: 'My custom kits' })).toBeVisible()
    await expect(page).toHaveURL(/\/my-kits$/)
  })
})

test('a form sent before its own script has come is sent once that is there', async ({ page }) => {
  await openSlowly(page, '/faq', 2_500)
  const email = page.getByRole('contentinfo').getByLabel('Your email for the newsletter')
  await email.fill('early@example.com')
  await email.press('Enter')
  await expect(page.getByText(newsletterCopy.newsletterSubscribed).first()).toBeVisible({ timeout: 30_000 })
  await expect(page).toHaveURL(/\/faq$/)
})

test('the first frame after a press shows that it was heard, and nothing does once it is answered', async ({
  page,
}) => {
  await openSlowly(page, '/products/essential-kit')
  const add = page.getByRole('button', { name: 'Add to Cart' }).first()
  const firstFrame = await add.evaluateHandle((button) => {
    const busy = new Promise((seen) => {
      const look = () => requestAnimationFrame(() => seen(button.getAttribute('aria-busy')))
      document.addEventListener('pointerup', look, { capture: true, once: true })
    })
    return { busy }
  })
  await add.click()
  expect(await firstFrame.evaluate(({ busy }) => busy)).toBe('true')
  await expect(add).toHaveCSS('opacity', '0.55')
  await expect(page.getByText('Essential Kit added to cart')).toBeVisible({ timeout: 30_000 })
  await expect(add).not.toHaveAttribute('aria-busy')
})

test('what is pressed on a product page stays where it is while its scripts come', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) shifts.push(Number(entry.value))
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await openSlowly(page, '/products/essential-kit', 300)
  await page.getByRole('tab', { name: 'Reviews' }).scrollIntoViewIfNeeded()
  await expect(page.locator('[data-part]:not([data-hydrated])')).toHaveCount(0)
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.05)
})

const datesScript = /\/assets\/(product-dates|trip-dates-field)-.*\.js$/

test('a place that is half typed beside a product is kept while its part waits for its script', async ({
  page,
}) => {
  const start = addDays(todayIn('America/Los_Angeles'), 40)
  await page.addInitScript(
    (dates) => localStorage.setItem('rentalDates', dates),
    JSON.stringify({ start, end: addDays(start, 7) }),
  )
  const release = await holdBack(page, datesScript)
  await page.goto('/products/essential-kit')
  const place = page.getByLabel('Where are you staying?')
  await place.pressSequentially('787')
  await expect(page.getByText(/free on these dates/)).toBeVisible({ timeout: 30_000 })
  await expect(place).toHaveValue('787')
  release()
  await expect(page.locator('[data-part]:not([data-hydrated])')).toHaveCount(0)
  await expect(place).toHaveValue('787')
})

test('where a guest stays, known from an earlier visit, does not take away the dates while their script comes', async ({
  page,
}) => {
  await page.addInitScript((key) => localStorage.setItem(key, '"78701"'), storageKeys.place)
  const release = await holdBack(page, datesScript)
  await page.goto('/products/essential-kit')
  await page.getByRole('button', { name: 'Add to Cart' }).first().click()
  await expect(page.getByText('Essential Kit added to cart')).toBeVisible()
  const place = page.getByLabel('Where are you staying?')
  await expect(place).toBeVisible()
  release()
  await expect(place).toHaveValue('78701')
  await expect(page.getByText(/^Austin: delivery/)).toBeVisible()
})

test('every field and button of a public page stands in a part that says when it is hydrated', async ({
  page,
}) => {
  for (const path of [
    '/',
    '/catalog',
    '/products/essential-kit',
    '/contact',
    '/faq',
    '/cart',
    '/how-it-works',
    '/booking',
    '/build-kit',
  ]) {
    const answer = await page.request.get(path)
    const controls = await page.evaluate(controlsByBoundary, await answer.text())
    expect([path, controls.filter(({ isMarked }) => !isMarked)]).toEqual([path, []])
    expect(controls.length).toBeGreaterThan(2)
  }
})

/** What can be pressed or typed in, and whether the innermost boundary around it that React hydrates by itself is marked. */
function controlsByBoundary(html: string) {
  const sent = new DOMParser().parseFromString(html, 'text/html')
  const walker = sent.createTreeWalker(sent.body, NodeFilter.SHOW_COMMENT | NodeFilter.SHOW_ELEMENT)
  const open: boolean[] = []
  const found: { control: string; isMarked: boolean }[] = []
  while (walker.nextNode()) {
    const node = walker.currentNode
    if (node instanceof Comment) {
      const isPart = node.nextSibling instanceof Element && node.nextSibling.matches('[data-part]')
      if (node.data === '$') open.push(isPart)
      if (node.data === '/$') open.pop()
    } else if (
      node instanceof Element &&
      node.matches('button[type=button], input, select, textarea, form')
    ) {
      const isMarked = open.at(-1) ?? node.closest('[data-part]') !== null
      found.push({ control: node.outerHTML.slice(0, 120), isMarked })
    }
  }
  return found
}

/** Answers for scripts of this name as a server does that has not got them any more. */
async function loseScripts(page: Page, name: RegExp) {
  await page.route(name, (route) => route.fulfill({ status: 404 }))
}

const support = 'hello@trivet.test'
const lostWords = 'Part of this page did not arrive, so some buttons may not answer.'

for (const file of [/assets\/frame-.*\.js$/, /assets\/entry\.client-.*\.js$/]) {
  test(`without ${file.source} the forms work as forms, and the guest is told`, async ({ page }) => {
    await loseScripts(page, file)
    await page.goto('/catalog')
    const status = page.getByRole('status').filter({ hasText: lostWords })
    await expect(status).toBeVisible()
    await unfoldFilters(page)
    await page.getByLabel('Sort by').selectOption({ label: 'Price, low to high' })
    await page.getByLabel('Price for a week').selectOption('Up to $25')
    await page.getByRole('button', { name: 'Show', exact: true }).click()
    await expect(page).toHaveURL(/sort=price-asc/)
    await expect(page).toHaveURL(/maxPrice=25/)
    await page.getByRole('searchbox').fill('whisk')
    await page.getByRole('searchbox').press('Enter')
    await expect(page).toHaveURL(/keyword=whisk/)
    await expect(page.getByRole('link', { name: /whisk/i }).first()).toBeVisible()

    await expect(status).toBeVisible()
    await expect(status.getByRole('link', { name: support })).toHaveAttribute('href', `mailto:${support}`)
    await page.goto('/contact')
    await expect(page.getByRole('main').getByText(`Without it, write to ${support}`)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Send Message' })).toBeHidden()
    const footer = page.getByRole('contentinfo')
    await expect(footer.getByText(`write “newsletter” to ${support}`)).toBeVisible()
    await expect(footer.getByRole('button', { name: 'Subscribe' })).toBeHidden()

    await page.goto('/catalog')
    await expect(status).toBeVisible()
    await page.unroute(file)
    await page.getByRole('link', { name: 'Reload the page' }).click()
    await page.getByRole('button', { name: 'Add to Cart' }).first().click()
    await expect(page.getByText(/added to cart/).first()).toBeVisible()
    await expect(status).toBeHidden()
  })
}

test('whoever is led to sign in is told when the form does not arrive, and does not wait for ever', async ({
  page,
}) => {
  await loseScripts(page, /assets\/login-form-.*\.js$/)
  await page.goto('/profile')
  await expect(page.getByRole('heading', { name: generalCopy.errorOccurred })).toBeVisible()
})

test('without the script of one form the rest of the page answers, and nothing written in it is lost', async ({
  page,
}) => {
  await loseScripts(page, /assets\/contact-form-.*\.js$/)
  await page.goto('/contact')
  await expect(page.getByRole('status').filter({ hasText: lostWords })).toBeVisible()
  await page.getByLabel('Message').fill('Do you deliver to the islands?')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByRole('status').filter({ hasText: lostWords })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: support }).first()).toBeFocused()
  await expect(page).toHaveURL(/\/contact$/)
  await expect(page.getByLabel('Message')).toHaveValue('Do you deliver to the islands?')
  const email = page.getByRole('contentinfo').getByLabel('Your email for the newsletter')
  await email.fill('patient@example.com')
  await email.press('Enter')
  await expect(page.getByText(newsletterCopy.newsletterSubscribed).first()).toBeVisible()
})
