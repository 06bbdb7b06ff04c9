import { randomUUID } from 'node:crypto'
import type { Order } from '@trivet/core/contract/orders'
import { emailConfirmed } from '@trivet/core/copy/accounts'
import { addDays, formatUsDate, type CalendarDate } from '@trivet/core/dates'
import { expect, type Locator, type Page } from '@playwright/test'

type Dated = [label: string, day: CalendarDate]

/** With the first paper of a shop starts what draws them, which a busy machine takes its time for. */
export const untilFirstPaper = { timeout: 60_000 }

/** What guests do on the way, by the names they read on the screen. */
export async function chooseDates(page: Page, ...dates: Dated[]) {
  for (const [label, day] of dates) {
    await page.getByLabel(label).fill(formatUsDate(day))
    await page.getByLabel(label).press('Tab')
  }
}

/** On phones dates and filters are folded away. */
export async function unfoldFilters(page: Page) {
  // a page whose styles have not come yet hides nothing
  await page.waitForLoadState()
  const fold = page.locator('summary', { hasText: 'Dates and filters' })
  if (await fold.isVisible()) await fold.click()
}

export async function openCart(page: Page) {
  await page.getByRole('button', { name: /^Cart, / }).click()
  await page.getByRole('link', { name: 'View Cart' }).click()
  await page.waitForURL('**/cart')
}

/** Opens a page and waits for what its scripts draw: its heading may be there before. */
export async function openWhole(page: Page, path: string) {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeAttached()
  await expect(page.getByText(/^(Loading\b|Laying out your kit$)/), path).toHaveCount(0)
}

/** Nothing from such an address arrives before it is released. */
export async function holdBack(page: Page, address: RegExp): Promise<() => void> {
  let release = () => {}
  const isReleased = new Promise<void>((done) => (release = done))
  await page.route(address, async (route) => {
    await isReleased
    await route.continue()
  })
  return release
}

export const password = 'a pan for every week'

/** A new account, from the sign-in page; answers its email address. */
export async function register(page: Page): Promise<string> {
  const email = `${randomUUID()}@example.com`
  // the footer has one that leads to no page afterwards
  await page
    .getByRole('main')
    .getByRole('link', { name: /create an account/i })
    .click()
  await page.getByLabel('Full name').fill('Sam Rivera')
  await page.getByLabel(/^Email/i).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel(/confirm password/i).fill(password)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await page.getByText('Registration successful!').waitFor()
  return email
}

type Mailed = { email: string; subject: RegExp | string; link: RegExp }

/** Opens the link of a mail, which waits for its sender. */
export async function followMailedLink(page: Page, { email, subject, link }: Mailed) {
  const text = page.getByRole('region', { name: 'The mail as plain text' })
  await expect(async () => {
    await page.goto('/dev/mailbox')
    const mail = page.getByRole('listitem').filter({ hasText: email })
    await mail.getByRole('link', { name: subject }).first().click({ timeout: 1000 })
    await expect(text).toContainText(link, { timeout: 1000 })
  }).toPass({ timeout: 30_000 })
  const [address = ''] = link.exec(await text.innerText()) ?? []
  await page.goto(address)
}

/** Presses the button behind the link that was mailed to a new account. */
export async function confirmEmail(page: Page, email: string) {
  await followMailedLink(page, {
    email,
    subject: 'Confirm your email address',
    link: /\/verify-email\?token=\S+/,
  })
  await page.getByRole('button', { name: 'Confirm my email' }).click()
  await expect(page.getByText(emailConfirmed(email))).toBeVisible()
}

/** On the sign-in page, or in the dialog of an ended session. */
export async function signIn(form: Page | Locator, email: string) {
  await form.getByLabel(/^Email/i).fill(email)
  await form.getByLabel('Password', { exact: true }).fill(password)
  await form.getByRole('button', { name: 'Sign In' }).click()
  const page = 'page' in form ? form.page() : form
  await page.getByText('Login successful!').waitFor()
}

export async function fillAddress(page: Page) {
  await page.getByLabel(/Street/).fill('1200 Barton Springs Rd')
  await page.getByLabel(/City/).fill('Austin')
  await page.getByLabel(/State/).fill('TX')
  await page.getByLabel(/Postal code/i).fill('78704')
}

export async function fillCard(page: Page, number: string) {
  await page.getByLabel('Name on card').fill('Sam Rivera')
  await page.getByLabel('Card number').fill(number)
  await page.getByLabel(/^Expiry/).fill('1230')
  await page.getByLabel('CVC').fill('123')
}

/** Somebody signed in, with one kit for the week from this day, at the last step. */
export async function walkToPayment(page: Page, start: CalendarDate) {
  await page.goto('/products/essential-kit')
  await page.getByRole('button', { name: 'Book Now' }).click()
  await page.getByRole('button', { name: 'Continue to Dates' }).click()
  await chooseDates(page, ['Delivery date', start], ['Pickup date', addDays(start, 7)])
  await page.getByRole('button', { name: 'Continue to Address' }).click()
  await fillAddress(page)
  await page.getByRole('button', { name: 'Continue to Payment' }).click()
  await expect(page.getByRole('heading', { name: 'Review and pay' })).toBeVisible()
}

/** The orders of whoever is signed in. */
export async function ordersOf(page: Page): Promise<Order[]> {
  const token = await page.evaluate(
    () => JSON.parse(localStorage.getItem('userInfo') ?? '{}').token as string,
  )
  const headers = { authorization: `Bearer ${token}` }
  return (await page.request.get('/api/orders/myorders', { headers })).json() as Promise<Order[]>
}
