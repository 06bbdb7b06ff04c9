import { expect, test, type Page } from '@playwright/test'
import { addDays } from '@trivet/core/dates'
import { todayIn } from './clock.ts'
import { chooseDates, openWhole, register, unfoldFilters } from './shop-steps.ts'
import { publicPages } from './screens.ts'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

const bookingSteps = ['select', 'dates', 'address', 'payment'].map((step) => `/booking?step=${step}`)

test('every public page fits a small phone and can be used with a thumb', async ({ page }) => {
  test.slow()
  for (const path of publicPages) await expectToFit(page, path)
})

test('so do cart, booking, profile and order', async ({ page }) => {
  test.slow()
  await page.goto('/login')
  await register(page)
  await page.goto('/products/chefs-kit')
  await page.getByRole('button', { name: 'Add to Cart', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible()
  for (const path of ['/cart', '/profile', '/profile?tab=orders', ...bookingSteps])
    await expectToFit(page, path)
})

test('the button and the total stay in sight on product, cart and booking', async ({ page }) => {
  await page.goto('/products/chefs-kit')
  await expect(page.getByRole('button', { name: 'Add to Cart', exact: true })).toBeInViewport({ ratio: 1 })
  await expect(page.getByText('$89.00', { exact: true })).toBeInViewport()
  await page.getByRole('button', { name: 'Add to Cart', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible()

  await page.goto('/cart')
  await expect(page.getByRole('button', { name: 'Select Dates to Continue' })).toBeInViewport({ ratio: 1 })
  await expect(page.getByText('$111.34', { exact: true }).last()).toBeInViewport()

  await page.goto('/login?redirect=booking')
  await register(page)
  await expect(page).toHaveURL(/\/booking/)
  await expect(page.getByRole('button', { name: /^Order summary/ })).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('button', { name: /^Order summary/ })).toContainText('$111.34')
})

test('the calendar has further months as soon as a finger or the keyboard gets there', async ({ page }) => {
  await page.goto('/products/chefs-kit')
  await page.getByRole('button', { name: 'Rental dates', exact: true }).click()
  const months = page.getByRole('dialog', { name: 'Rental dates' }).getByRole('grid')
  await expect(months).toHaveCount(3)
  const first = await months.first().getAttribute('aria-label')
  await months.last().scrollIntoViewIfNeeded()
  await expect(months).not.toHaveCount(3)

  for (let month = 0; month < 12; month += 1) await page.keyboard.press('PageDown')
  await expect(months).toHaveCount(13)
  await expect(months.last().locator(':focus')).toBeInViewport()
  await expect(months.first()).toHaveAttribute('aria-label', first!)
})

test('the catalog’s dates ask for their script when they are unfolded', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/catalog')
  await expect(page.locator('[data-part]:not([data-hydrated])')).toHaveCount(1)
  await page.waitForLoadState('networkidle')
  expect(asked.filter((url) => url.includes('trip-dates-field'))).toEqual([])

  await unfoldFilters(page)
  const start = addDays(todayIn('America/Los_Angeles'), 20)
  await chooseDates(page, ['Start date', start], ['End date', addDays(start, 7)])
  await expect(page).toHaveURL(new RegExp(`start=${start}`))
})

async function expectToFit(page: Page, path: string) {
  await openWhole(page, path)
  await page.waitForLoadState('networkidle')
  expect.soft(await page.evaluate(misfits), path).toEqual([])
}

/** What is too wide, too small to read while typing, or too small to hit. */
function misfits(): string[] {
  const found: string[] = []
  const width = document.documentElement.scrollWidth
  if (width > window.innerWidth) found.push(`${width} pixels wide`)
  const nameOf = (element: Element) =>
    `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40)}`
  for (const field of document.querySelectorAll('input, select, textarea')) {
    if (field.matches('[type=checkbox], [type=radio], [type=hidden]')) continue
    const size = parseFloat(getComputedStyle(field).fontSize)
    if (size < 16) found.push(`${nameOf(field)} ${field.id}: letters of ${size} pixels`)
  }
  for (const target of document.querySelectorAll('a[href], button, summary, [role=tab]')) {
    const style = getComputedStyle(target)
    const { width, height, bottom } = target.getBoundingClientRect()
    // links within a sentence may be as high as its line; what is not shown cannot be missed
    const isInSentence = style.display === 'inline'
    if (width === 0 || bottom < 0 || isInSentence || target.closest('[aria-hidden=true]')) continue
    if (width < 24 || height < 24)
      found.push(`${nameOf(target)}: ${Math.round(width)} × ${Math.round(height)}`)
    const isPrimary = target.classList.contains('bg-primary')
    if (isPrimary && height < 44) found.push(`${nameOf(target)}: ${Math.round(height)} high`)
  }
  return found
}
