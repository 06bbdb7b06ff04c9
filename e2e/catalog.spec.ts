import { expect, test, type Page } from '@playwright/test'
import { unfoldFilters } from './shop-steps.ts'

const names = (page: Page) =>
  page.getByRole('list', { name: 'Products' }).getByRole('heading').allTextContents()

test('filters stay where they were, show as chips, live in the address, and Back brings results and place back', async ({
  page,
}) => {
  await page.goto('/catalog')
  await page.getByRole('button', { name: "Chef's", exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("Chef's kits")
  await unfoldFilters(page)
  await page.getByLabel('Price for a week').selectOption('Up to $25')
  await page.getByLabel('Sort by').selectOption({ label: 'Price, low to high' })
  await expect(page).toHaveURL(/category=Chef.*sort=price-asc.*maxPrice=25/)
  await expect(page.getByRole('button', { name: "Chef's", exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  const chips = page.getByRole('list', { name: 'Applied filters' })
  await expect(chips.getByRole('listitem')).toHaveText([/Chef's/, /Up to \$25/, 'Clear all'])

  // the address may say so before the list is drawn anew
  await expect.poll(async () => (await names(page))[0]).toBe('Kitchen Shears')
  await expect(page.getByRole('list', { name: 'Products' })).toHaveAttribute('aria-busy', 'false')
  const before = await names(page)
  const last = page.getByRole('link', { name: /^View Details/ }).last()
  await last.scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => window.scrollY)
  await last.click()
  await expect(page).toHaveURL(/\/products\//)
  await page.goBack()
  await expect(page).toHaveURL(/maxPrice=25/)
  await expect.poll(() => names(page)).toEqual(before)
  await expect
    .poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - place))
    .toBeLessThan(40)

  await chips.getByRole('link', { name: 'Clear all' }).click()
  await expect(chips).toBeHidden()
  await expect(page).toHaveURL(/\/catalog\?sort=price-asc$/)
})

test('the search answers while one types, forgives a typo and knows other words', async ({ page }) => {
  await page.goto('/catalog')
  const search = page.getByRole('searchbox')
  const found = page.getByRole('status').filter({ hasText: 'for “' })
  await search.pressSequentially('skilet')
  const asked = performance.now()
  await expect(found).toContainText('“skilet”')
  test.info().annotations.push({
    type: 'milliseconds to an answer',
    description: (performance.now() - asked).toFixed(),
  })
  await expect.poll(() => names(page)).toContain('Cast-Iron Skillet, 10 in')

  await search.fill('qqqqqq')
  await expect(page.getByText('No products found.')).toBeVisible()
  await page.getByRole('link', { name: 'Clear search' }).first().click()
  await expect(search).toHaveValue('')
  await expect(page).toHaveURL(/\/catalog$/)
})

test('the first product is in sight, on a desk and on a phone', async ({ page }) => {
  await page.goto('/catalog')
  const first = page.getByRole('list', { name: 'Products' }).getByRole('listitem').first()
  expect((await first.boundingBox())?.y).toBeLessThan(600)
})

test('kits and single pieces are told apart, and a type of piece is found', async ({ page }) => {
  await page.goto('/catalog')
  await unfoldFilters(page)
  await page.getByLabel('Type of piece').selectOption('Pots')
  await expect(page).toHaveURL(/type=pot$/)
  await expect.poll(() => names(page)).toContain('Fondue Pot')
  await page.getByLabel('Kit or single piece').selectOption('Kits')
  await expect(page).toHaveURL(/kind=kit$/)
  await expect.poll(() => names(page)).not.toContain('Fondue Pot')

  await page.goto('/catalog?category=chef')
  await expect(page.getByRole('heading', { name: /called “chef”/ })).toBeVisible()
  // early presses are early-press.spec.ts's
  await unfoldFilters(page)
  await expect(page.locator('[data-part]:not([data-hydrated])')).toHaveCount(0)
  await page.getByRole('link', { name: 'Show all products' }).click()
  await expect(page).toHaveURL(/\/catalog$/)
})

test('the shop is honest about what it does not rent', async ({ page }) => {
  await page.goto('/catalog?keyword=air+fryer')
  await expect(page.getByText('We do not rent air fryers; these come close:')).toBeVisible()
})

test('a picture is enlarged by keyboard and by touch', async ({ page }) => {
  await page.goto('/products/dutch-oven')
  await page.getByRole('button', { name: 'Enlarge the pictures' }).click()
  const dialog = page.getByRole('dialog', { name: /Dutch Oven/ })
  await expect(dialog.getByRole('img')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(dialog.getByRole('img', { name: /from close by/ })).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(dialog.getByRole('img', { name: /beside a ruler/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Enlarge the pictures' })).toBeFocused()
})
