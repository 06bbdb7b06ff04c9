import { addDays } from '@trivet/core/dates'
import { expect, test } from '@playwright/test'
import { todayIn } from './clock.ts'
import { chooseDates, unfoldFilters } from './shop-steps.ts'

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
  // the address changes first: until the page does, the field is the catalog's
  await expect(page.getByRole('button', { name: 'Book Now' })).toBeVisible()
  await expect(place).toHaveValue('78701')
  await place.fill('59718')
  await expect(page.getByText(/^We do not deliver to 59718 yet/)).toBeVisible()
  await page.getByRole('button', { name: 'Tell me when you come here' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/Your email/).fill('gallatin@example.com')
  await dialog.getByRole('button', { name: 'Tell me when you come here' }).click()
  await expect(dialog.getByText('Thank you. We write to you once, when we deliver there.')).toBeVisible()
})

test('what is free follows the place: nobody comes to one, one depot has enough, the next one too few', async ({
  page,
}) => {
  const start = addDays(todayIn('America/Los_Angeles'), 200)
  await page.goto('/products/stand-mixer')
  await chooseDates(page, ['Start date', start], ['End date', addDays(start, 7)])
  const place = page.getByLabel('Where are you staying?')
  await place.fill('59718')
  await expect(page.getByText(/^We do not deliver to 59718 yet/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Tell me when you come here' })).toBeVisible()

  // the depot of Austin has most of them, that of Chicago an eighth
  await place.fill('78701')
  await expect(page.getByText(/^1\d free on these dates$/)).toBeVisible()
  const quantity = page.getByRole('spinbutton', { name: /^Quantity of Stand Mixer/ })
  await quantity.fill('5')
  await quantity.press('Tab')
  await page.getByRole('button', { name: 'Add to Cart' }).first().click()
  await expect(page.getByText(/added to cart/)).toBeVisible()
  await place.fill('60601')
  await expect(page.getByText(/^\d free on these dates$/)).toBeVisible()
  await expect(page.getByText(/^Not free in Chicago on your dates: Stand Mixer/)).toBeVisible()
  await page.getByRole('button', { name: 'See swaps' }).click()
  await expect(page.getByRole('alert').getByText(/\d of 5 can be had in Chicago/)).toBeVisible()
  await page
    .getByRole('button', { name: /^Swap Stand Mixer.* for / })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: /^Stand Mixer/ })).toHaveCount(0)
})
