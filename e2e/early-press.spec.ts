import { expect, test } from '@playwright/test'

test('a press on Add to Cart before the scripts have come is not lost', async ({ page }) => {
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await new Promise((later) => setTimeout(later, 1_000))
    await route.continue()
  })
  await page.goto('/products/essential-kit')
  await page.getByRole('button', { name: 'Add to Cart' }).first().click()
  await expect(page.getByText('Essential Kit added to cart')).toBeVisible({ timeout: 30_000 })
})
