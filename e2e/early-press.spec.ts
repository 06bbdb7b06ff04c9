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
