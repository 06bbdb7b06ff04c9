import { expect, test } from '@playwright/test'
import { unfoldFilters } from './shop-steps.ts'

test('a guest says once where they stay, and hears honestly where nobody comes', async ({ page }) => {
  await page.goto('/catalog')
  await unfoldFilters(page)
  const place = page.getByLabel('Where are you staying?')
  await place.fill('Austin')
  await place.press('Enter')
  await expect(page.getByText('Austin: delivery $15.00, tax 8.25%')).toBeVisible()
  await expect(page).toHaveURL(/zip=78701/)

  await page
    .getByRole('link', { name: /^View Details/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/products\//)
  await expect(place).toHaveValue('78701')
  await place.fill('59718')
  await expect(page.getByText(/^We do not deliver to 59718 yet/)).toBeVisible()
  await page.getByRole('button', { name: 'Tell me when you come here' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/Your email/).fill('gallatin@example.com')
  await dialog.getByRole('button', { name: 'Tell me when you come here' }).click()
  await expect(dialog.getByText('Thank you. We write to you once, when we deliver there.')).toBeVisible()
})
