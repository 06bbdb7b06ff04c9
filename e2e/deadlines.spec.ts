import * as ordersCopy from '@trivet/core/copy/orders'
import { randomUUID } from 'node:crypto'
import { storageKeys } from '@trivet/core/cart'
import type { Session } from '@trivet/core/contract/accounts'
import { addDays, formatUsDate, startOfDay } from '@trivet/core/dates'
import { formatDeadline } from '@trivet/core/orders'
import { expect, test, type Page } from '@playwright/test'
import { now, todayIn } from './clock.ts'
import { movedShop } from './moved-shop.ts'
import { fillCard } from './shop-steps.ts'
import { call, orderFor, placeOrder, productBySlug } from './system/api-guest.ts'

const shop = await movedShop()
const { address } = shop
const password = 'a pan for every week'
const austin = 'America/Chicago'
const place = { timeZone: austin, city: 'Austin' }
const minute = 60_000
const hour = 60 * minute

// an Essential Kit for a week: 49.00, delivery 15.00, tax 4.04; three quarters of it, rounded to a cent
const week = '$68.04'
const threeQuarters = '$51.03'
const start = addDays(todayIn(austin), 120)
const days = { start, end: addDays(start, 7) }
const lastMoment = (day: typeof start, hours: number) => startOfDay(day, austin).getTime() - hours * hour

test.use({ baseURL: address })
test.describe.configure({ mode: 'serial' })

test.beforeAll(() => shop.start())

test.afterAll(() => shop.stop())

test.beforeEach(() => shop.moveTo(now()))

test('a minute decides whether cancelling a week ahead pays back everything @desk', async ({ page }) => {
  const last = lastMoment(days.start, 7 * 24)
  for (const [instant, refund] of [
    [last - minute, week],
    [last + minute, threeQuarters],
  ] as const) {
    await openOrderAt(page, instant)
    await page.getByRole('button', { name: 'Cancel order' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText('You get back').locator('xpath=following-sibling::span')).toHaveText(refund)
    await dialog.getByRole('button', { name: 'Cancel order' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Order cancelled' })).toBeVisible()
    await expect(page.getByText('Refunded').locator('xpath=following-sibling::dd')).toHaveText(refund)
  }
})

test('a minute decides whether dates can be changed two days ahead @desk', async ({ page }) => {
  const last = lastMoment(days.start, 48)
  const change = page.getByRole('button', { name: 'Change dates' })
  const dialog = page.getByRole('dialog')

  await openOrderAt(page, last - minute)
  await change.click()
  await dialog.getByLabel('Delivery', { exact: true }).fill(formatUsDate(addDays(days.start, 3)))
  await dialog.getByLabel('Pickup', { exact: true }).fill(formatUsDate(addDays(days.end, 3)))
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: 'Change dates' }).click()
  await expect(page.getByText(ordersCopy.datesChanged)).toBeVisible()

  await openOrderAt(page, last + minute)
  const tooLate = ordersCopy.dateChangeTooLate(formatDeadline(new Date(last), place))
  await expect(page.getByText(tooLate)).toBeVisible()
  await expect(change).toBeHidden()
})

test('a minute decides whether a rental can be extended a day before its pickup @desk', async ({ page }) => {
  const last = lastMoment(days.end, 24)
  const longer = page.getByRole('button', { name: 'Keep it longer' })
  const dialog = page.getByRole('dialog')

  await openOrderAt(page, last - minute)
  await longer.click()
  await expect(dialog.getByText('To pay now').locator('xpath=following-sibling::dd')).toHaveText('$7.58')

  await test.step('and whoever has waited too long before an open dialog is told the rule', async () => {
    await shop.moveTo(last + minute)
    await fillCard(page, '4242424242424242')
    await dialog.getByRole('button', { name: 'Extend and pay $7.58' }).click()
    const tooLate = ordersCopy.extensionTooLate(formatDeadline(new Date(last), place))
    await expect(dialog.getByText(tooLate)).toBeVisible()
  })

  await openOrderAt(page, last + minute)
  await expect(longer).toBeHidden()
})

test('a rental cannot be extended into the days of another guest @desk', async ({ page }) => {
  const mixer = await productBySlug(address, 'stand-mixer')
  const neighbour = await newGuest()
  // every mixer there is, delivered the day after the turnaround of this one
  const body = await orderFor(address, mixer, { start: addDays(days.end, 3), end: addDays(days.end, 10) })
  const line = { product: mixer._id, qty: mixer.countInStock }
  const { body: quote } = await call<{ totalPrice: number }>(address, '/quotes', {
    method: 'POST',
    body: { orderItems: [line], rentalStart: body.rentalStart, rentalEnd: body.rentalEnd },
  })
  const all = { ...body, orderItems: [line], totalPrice: quote.totalPrice, paymentToken: 'tok_test_success' }
  expect((await placeOrder(address, neighbour.token, all)).status).toBe(201)

  await openOrderAt(page, now(), mixer.slug)
  await page.getByRole('button', { name: 'Keep it longer' }).click()
  const dialog = page.getByRole('dialog')
  const more = dialog.getByRole('button', { name: 'Increase quantity of more days' })
  await more.click()
  await more.click()
  await expect(dialog.getByText(ordersCopy.notEnoughStock(mixer.name))).toBeVisible()
})

/** A paid order of a new guest, looked at by them at another time: they sign in again, as the session has ended. */
async function openOrderAt(page: Page, instant: number, slug = 'essential-kit'): Promise<void> {
  await shop.moveTo(now())
  const { email, token } = await newGuest()
  const body = await orderFor(address, await productBySlug(address, slug), days)
  const { body: order } = await placeOrder(address, token, { ...body, paymentToken: 'tok_test_success' })
  await shop.moveTo(instant)
  const { body: session } = await call<Session>(address, '/users/login', {
    method: 'POST',
    body: { email, password },
  })
  await page.clock.setSystemTime(instant)
  await page.goto('/faq')
  const entry = [storageKeys.userInfo, JSON.stringify(session)] as const
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), entry)
  await page.goto(`/confirmation/${order._id}`)
}

async function newGuest(): Promise<{ email: string; token: string }> {
  const email = `${randomUUID()}@example.com`
  const account = { name: 'Sam Rivera', email, password }
  const { body } = await call<Session>(address, '/users', { method: 'POST', body: account })
  return { email, token: body.token }
}
