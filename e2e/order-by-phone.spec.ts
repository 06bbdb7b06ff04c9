import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { addDays } from '@trivet/core/dates'
import { todayIn } from './clock.ts'
import { fillCard, followMailedLink, password, signIn } from './shop-steps.ts'
import { signInAsOwner } from './staff-steps.ts'

const today = todayIn('America/Chicago')

test('a guest on the phone gets an account and an order, pays it, and is given some of it back', async ({
  page,
  browser,
  baseURL,
}, { project }) => {
  const start = addDays(today, project.name === 'phone' ? 200 : 220)
  const email = `${randomUUID()}@example.com`
  await signInAsOwner(page)

  await test.step('staff open the account and place the order', async () => {
    await page.goto('/admin/orders')
    await page.getByRole('link', { name: 'New order' }).click()
    await page.getByRole('searchbox', { name: 'Name, email or phone' }).fill(email)
    await expect(page.getByText('Nobody has an account by that')).toBeVisible()
    await page.getByRole('button', { name: 'New guest…' }).click()
    const dialog = page.getByRole('dialog', { name: 'New guest' })
    await dialog.getByLabel('Name').fill('Nell Vale')
    await dialog.getByRole('button', { name: 'Open account' }).click()
    await expect(page.getByRole('button', { name: 'Somebody else' })).toBeVisible()

    await page.getByLabel('ZIP code').fill('78704')
    await page.getByLabel('Delivery day').fill(start)
    await page.getByLabel('Pickup day').fill(addDays(start, 7))
    await page.getByRole('searchbox', { name: 'Find a product or kit' }).fill('Essential Kit')
    await page.getByRole('button', { name: /^Add Essential Kit/ }).click()
    await expect(page.getByText(/^\d+ free$/)).toBeVisible()
    await page.getByLabel('Street').fill('1200 Barton Springs Rd')
    await expect(page.getByLabel('City')).toHaveValue('Austin')
    await expect(page.getByText('Rates of Austin')).toBeVisible()
    await page.getByRole('button', { name: 'Place order' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Order T-')
    await expect(page.getByRole('listitem').filter({ hasText: 'Order placed' })).toContainText(
      'For Nell Vale, on the phone',
    )
  })

  const guest = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage()
  await test.step('the guest chooses a password by one mail', async () => {
    await followMailedLink(guest, { email, subject: /^Your account at/, link: /\/reset-password\?token=\S+/ })
    // a form that is sent before that comes back empty
    await expect(guest.locator('[data-part]:not([data-hydrated])')).toHaveCount(0)
    await guest.getByLabel('New password', { exact: true }).fill(password)
    await guest.getByLabel(/Confirm/).fill(password)
    await guest.getByRole('button', { name: 'Set New Password' }).click()
    await expect(guest).toHaveURL(/\/login/)
  })

  await test.step('and pays by the other', async () => {
    await followMailedLink(guest, { email, subject: /^Not paid yet/, link: /\/confirmation\/\w+/ })
    await signIn(guest, email)
    await expect(guest.getByRole('heading', { name: 'Pay for your order' })).toBeVisible()
    await fillCard(guest, '4242 4242 4242 4242')
    await guest.getByRole('button', { name: 'Pay', exact: true }).click()
    await expect(guest.getByRole('heading', { name: 'Order confirmed' })).toBeVisible()
  })

  await test.step('staff give something and take it next door: it goes back, and the guest reads both', async () => {
    await page.reload()
    await page.getByRole('link', { name: 'Change this order' }).click()
    await page.getByRole('button', { name: 'Add a row' }).click()
    await page.getByLabel('What for').fill('Goodwill: late crate last time')
    await page.getByLabel('Amount').fill('-10.00')
    await page.getByLabel('Street').fill('500 Riverside Dr')
    await expect(page.getByText('$10.00 goes back the way it was paid.')).toBeVisible()
    await expect(page.getByText(/^To 500 Riverside Dr, .* instead of /)).toBeVisible()
    await page.getByLabel('Reason').fill('As we said on the phone')
    await page.getByRole('button', { name: 'Change order' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Order T-')
    await guest.reload()
    await expect(guest.getByText('Goodwill: late crate last time').first()).toBeVisible()
    await expect(guest.getByText('Refund of $10.00')).toBeVisible()
    await expect(guest.getByText('500 Riverside Dr').first()).toBeVisible()
    await guest.context().close()
  })
})
