import { expect, test } from '@playwright/test'
import { addDays } from '@trivet/core/dates'
import { todayIn } from './clock.ts'
import { fillCard, followMailedLink } from './shop-steps.ts'
import { signInAsOwner } from './staff-steps.ts'

const today = todayIn('America/Chicago')
const email = 'guest@trivet.test'

test('a quote goes out by mail, and whoever holds its link pays it once', async ({ page, browser, baseURL }, {
  project,
}) => {
  const start = addDays(today, project.name === 'phone' ? 160 : 180)
  await signInAsOwner(page)

  await test.step('staff write it with the days and the ZIP code alone', async () => {
    await page.goto('/admin/orders/new')
    await page.getByRole('searchbox', { name: 'Name, email or phone' }).fill(email)
    await page.getByRole('list', { name: 'Accounts found' }).getByRole('button').first().click()
    await page.getByLabel('ZIP code').fill('78704')
    await page.getByLabel('Delivery day').fill(start)
    await page.getByLabel('Pickup day').fill(addDays(start, 7))
    await page.getByRole('searchbox', { name: 'Find a product or kit' }).fill('Essential Kit')
    await page.getByRole('button', { name: /^Add Essential Kit/ }).click()
    await page.getByRole('button', { name: 'Send as a quote…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Send as a quote' })
    await dialog.getByLabel('Note to the guest (optional)').fill('As we said on the phone')
    await dialog.getByRole('button', { name: 'Send quote' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Quote Q-')
    await expect(page.getByText('Open', { exact: true })).toBeVisible()
  })
  const [number = ''] = /Q-\w+/.exec(await page.getByRole('heading', { level: 1 }).innerText()) ?? []

  const guest = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage()
  await test.step('the guest opens it without signing in, says the street and pays', async () => {
    await followMailedLink(guest, { email, subject: new RegExp(`^Quote ${number}\\b`), link: /\/quote\/\S+/ })
    await expect(guest.getByText('As we said on the phone')).toBeVisible()
    await expect(guest.getByRole('listitem').filter({ hasText: 'Essential Kit' })).toContainText('$49.00')
    const plan = guest.getByRole('region', { name: 'Your plan' })
    await expect(plan).toContainText('between 9am and 3pm in Austin')
    await expect(plan).toContainText('between 11am and 5pm in Austin')
    await guest.getByLabel('Street').fill('1200 Barton Springs Rd')
    await guest.getByLabel('City').fill('Austin')
    await guest.getByLabel('State').fill('TX')
    await fillCard(guest, '4242 4242 4242 4242')
    await guest.getByRole('button', { name: 'Accept and pay' }).click()
    await expect(guest.getByRole('heading', { name: 'Paid and confirmed' })).toBeFocused()
    await guest.reload()
    await expect(guest.getByRole('heading', { name: 'Accepted and paid' })).toBeVisible()
    await guest.context().close()
  })

  await test.step('staff see the order it became', async () => {
    await page.reload()
    await expect(page.getByText('Accepted', { exact: true })).toBeVisible()
    const events = page.getByRole('list', { name: 'History' }).getByRole('listitem')
    await expect(events).toHaveText([
      /^Written and sent/,
      /^Order placed, to be paid/,
      /^Accepted by its payment/,
    ])

    await page.getByRole('link', { name: 'All quotes' }).click()
    await page.getByRole('combobox', { name: 'Status' }).selectOption('Accepted')
    await expect(page).toHaveURL(/[?&]status=accepted$/)
    await page.getByRole('link', { name: new RegExp(`^${number}`) }).click()
    await page.goBack()
    await expect(page.getByRole('combobox', { name: 'Status' })).toHaveValue('accepted')
    await page.goForward()
    await events.getByRole('link', { name: /^Order T-/ }).click()
    await expect(page.getByRole('listitem').filter({ hasText: 'Order placed' })).toContainText(
      `By quote ${number}`,
    )
  })
})
