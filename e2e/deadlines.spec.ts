import * as ordersCopy from '@trivet/core/copy/orders'
import { randomUUID } from 'node:crypto'
import { storageKeys } from '@trivet/core/cart'
import type { Session } from '@trivet/core/contract/accounts'
import { emptyProductDraft, type Product } from '@trivet/core/contract/catalog'
import type { Order } from '@trivet/core/contract/orders'
import type { ShopFacts } from '@trivet/core/contract/settings'
import * as stockCopy from '@trivet/core/copy/stock'
import { addDays, formatUsDate, startOfDay } from '@trivet/core/dates'
import { formatDeadline } from '@trivet/core/orders'
import { expect, test, type Page } from '@playwright/test'
import { now, todayIn } from './clock.ts'
import { movedShop } from './moved-shop.ts'
import { fillCard } from './shop-steps.ts'
import { call, orderFor, placeOrder, productBySlug } from './system/api-guest.ts'
import { owner, signInAsOwner } from './staff-steps.ts'

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
    await expect(
      page.getByText('Refunded', { exact: true }).locator('xpath=following-sibling::dd'),
    ).toHaveText(refund)
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
  // every mixer that Austin has, delivered the day after the turnaround of this one
  const body = await orderFor(address, mixer, { start: addDays(days.end, 3), end: addDays(days.end, 10) })
  const asked = `start=${body.rentalStart}&end=${body.rentalEnd}&place=78704`
  const { body: there } = await call<{ free: number }>(
    address,
    `/products/${mixer._id}/availability?${asked}`,
  )
  const line = { product: mixer._id, qty: there.free }
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

test('an order that loses its pans to a late pickup is saved by a transfer @desk', async ({ page }) => {
  const { pan, staff, late, next } = await panOfTwoGuests()
  const asStaff = (method: string, path: string, body: object) =>
    call(address, path, { method, token: staff, body })

  await test.step('the pickup is late, and counted on a day on which the pan should be washed already', async () => {
    for (const status of ['packed', 'dispatched', 'delivered']) {
      expect((await asStaff('PUT', `/orders/${late._id}/status`, { status })).status).toBe(200)
    }
    await shop.moveTo(startOfDay(addDays(days.end, 1), austin).getTime() + 12 * hour)
    await page.clock.setSystemTime(startOfDay(addDays(days.end, 1), austin).getTime() + 12 * hour)
    await signInAsOwner(page)
    const { token } = await staffSession()
    const pickup = `/admin/dispatch/orders/${late._id}/pickup`
    const counted = await call(address, pickup, { method: 'POST', token, body: { counts: [] } })
    expect(counted.status).toBe(200)
  })

  await page.goto('/admin/at-risk')
  const row = page.getByRole('row').filter({ hasText: next.number })
  await expect(row).toContainText(pan.name)
  await row.getByRole('button', { name: /^Transfer 1 from/ }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(stockCopy.transferEffect(1, 1))).toBeVisible()
  await dialog.getByRole('button', { name: 'Plan transfer' }).click()
  await expect(row).toBeHidden()

  const { token } = await staffSession()
  const kept = await call<Order>(address, `/orders/${next._id}`, { token })
  expect(kept.body.status).toBe('confirmed')
})

const staffSession = async () =>
  (await call<Session>(address, '/users/login', { method: 'POST', body: owner })).body

/** One pan in the depot of two guests, the second right after the first one's pickup and turnaround; one more elsewhere. */
async function panOfTwoGuests() {
  const { token: staff } = await staffSession()
  const asStaff = (method: string, path: string, body: object) =>
    call<Product>(address, path, { method, token: staff, body })
  const draft = {
    ...emptyProductDraft,
    name: 'Paella Pan',
    slug: 'paella-pan',
    description: 'For ten.',
    price: 9,
  }
  const { body: pan } = await asStaff('POST', '/admin/products', draft)
  const { body: facts } = await call<ShopFacts>(address, '/shop/facts')
  const here = facts.serviceAreas.find(({ id }) => id === 'austin')?.depot ?? ''
  const elsewhere = randomUUID().replaceAll('-', '').slice(0, 24)
  await asStaff('PUT', `/admin/depots/${elsewhere}`, { name: 'Spare depot' })
  for (const depot of [here, elsewhere]) {
    const counted = { units: 1, seenUnits: 0 }
    expect((await asStaff('PUT', `/admin/products/${pan._id}/stock/${depot}`, counted)).status).toBe(200)
  }
  const placed: Order[] = []
  for (const start of [days.start, addDays(days.end, 2)]) {
    const body = await orderFor(address, pan, { start, end: addDays(start, 7) })
    const { token } = await newGuest()
    const { body: order } = await placeOrder(address, token, { ...body, paymentToken: 'tok_test_success' })
    placed.push(order)
  }
  const [late, next] = placed
  if (!late || !next) throw new Error('Both are placed')
  return { pan: { ...pan, name: draft.name }, staff, late, next }
}

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
