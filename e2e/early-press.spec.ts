import { expect, test, type Page } from '@playwright/test'
import { messages } from '@trivet/core'

/** A slow line: the page is there, its scripts are not. */
async function openSlowly(page: Page, path: string, lateBy = 1_000) {
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await new Promise((later) => setTimeout(later, lateBy))
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
  await expect(page).toHaveURL(/category=Chef/)
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

test('a form sent before its own script has come is sent once that is there', async ({ page }) => {
  await openSlowly(page, '/faq', 2_500)
  const email = page.getByRole('contentinfo').getByLabel('Your email for the newsletter')
  await email.fill('early@example.com')
  await email.press('Enter')
  await expect(page.getByText(messages.newsletterSubscribed).first()).toBeVisible({ timeout: 30_000 })
  await expect(page).toHaveURL(/\/faq$/)
})
