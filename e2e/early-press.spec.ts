import { expect, test, type Page } from '@playwright/test'

/** A slow line: the page is there, its scripts are not. */
async function openSlowly(page: Page, path: string) {
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await new Promise((later) => setTimeout(later, 1_000))
    await route.continue()
  })
  await page.goto(path)
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

test('several filters chosen before the scripts have come are all applied', async ({ page }) => {
  await openSlowly(page, '/catalog')
  await page.getByRole('button', { name: "Chef's", exact: true }).click()
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
