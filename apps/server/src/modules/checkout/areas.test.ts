import { serviceArea, type AreaTerms } from '@trivet/core/address'
import * as datesCopy from '@trivet/core/copy/dates'
import { addDays, calendarDate } from '@trivet/core/dates'
import { standardSettings } from '@trivet/core/settings'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'
import { rentedAt, rentedKitchen } from '../../test/booked.ts'
import { createProduct, createUser } from '../../test/factories.ts'
import { createGuest, firstDay, orderBody, postOrder } from '../../test/orders.ts'
import { findSettings, insertSettings } from '../settings/settings.repo.ts'

const shop = await testApp()
const { app, database, clock } = shop
const { book, as } = rentedKitchen(shop)
const { id: savedBy } = await createUser(database, { isAdmin: true })
const pan = await createProduct(database, { priceCents: 7000, countInStock: 1_000_000 })
const anyNumber = { 'all-day': null, early: null, late: null }

/** Austin with these terms of its own, and nowhere else. */
async function austinHas(terms: Partial<AreaTerms>) {
  const austin = serviceArea({
    name: 'Austin',
    timeZone: 'America/Chicago',
    zipRanges: ['786-787'],
    ...terms,
  })
  const { version } = await findSettings(database.sql)
  const settings = { ...standardSettings, serviceAreas: [austin] }
  await insertSettings(database.sql, { version: version + 1, settings, savedBy, now: clock.now() })
}

const quoted = async (body: object) => {
  const payload = { orderItems: [{ product: pan.id, qty: 1 }], ...body }
  return (await app.inject({ method: 'POST', url: '/api/quotes', payload })).json()
}

const ordered = async (body: object) => {
  const { token } = await createGuest(shop)
  return postOrder(app, { token, body: { ...orderBody(pan), ...body } })
}

const windowsOn = async (start = firstDay) => {
  const query = { postalCode: '78704', rentalStart: start, rentalEnd: addDays(start, 7) }
  return (await app.inject({ method: 'GET', url: '/api/delivery-windows', query })).json()
}

beforeEach(() => clock.set(rentedAt))
afterEach(() => austinHas({}))

describe('an area with a fee and a tax of its own', () => {
  const rentalAddress = { postalCode: '78704', state: 'TX' }

  test('has them in the quote, where nothing is known the shop has its own', async () => {
    await austinHas({ deliveryCents: 2000, taxBasisPoints: 1000 })
    expect(await quoted({ rentalAddress })).toMatchObject({ deliveryPrice: 20, taxPrice: 7, totalPrice: 97 })
    expect(await quoted({})).toMatchObject({ deliveryPrice: 15, taxPrice: 5.78, serviceArea: null })
  })

  test('has the same cents in the order, and refuses those of another place', async () => {
    await austinHas({ deliveryCents: 2000, taxBasisPoints: 1000 })
    const refused = await ordered({})
    expect(refused.json()).toMatchObject({ code: 'PRICES_CHANGED', details: { totalPrice: 97 } })
    const placed = await ordered({ totalPrice: 97 })
    expect(placed.statusCode).toBe(201)
    expect(placed.json()).toMatchObject({ deliveryPrice: 20, taxPrice: 7, totalPrice: 97 })
    const kept = await database.prisma.order.findUniqueOrThrow({ where: { id: placed.json()._id } })
    expect(kept).toMatchObject({ area: 'austin', rates: { deliveryCents: 2000, taxBasisPoints: 1000 } })
  })
})

describe('an area with days of its own', () => {
  test('delivers today until noon strikes there', async () => {
    const rentalStart = calendarDate('2026-12-03')
    const days = { rentalStart, rentalEnd: addDays(rentalStart, 7) }
    clock.set(new Date('2026-12-03T17:59:59Z'))
    expect((await ordered(days)).statusCode).toBe(201)
    clock.set(new Date('2026-12-03T18:00:00Z'))
    expect((await ordered(days)).json()).toMatchObject({ message: datesCopy.startTooSoon })
    expect(await quoted({ ...days, rentalAddress: { postalCode: '78704' } })).toMatchObject({
      message: datesCopy.startTooSoon,
    })
  })

  test('brings and fetches nothing on a closed day, also when the dates change', async () => {
    const { guest, order } = await book()
    await austinHas({ closedDates: [addDays(firstDay, 1), addDays(firstDay, 9)] })
    const move = (rentalStart: string, rentalEnd: string) =>
      as(guest, 'POST', `/orders/${order._id}/date-change`, { rentalStart, rentalEnd, dryRun: true })
    expect(await move(addDays(firstDay, 1), addDays(firstDay, 8))).toMatchObject({
      body: { message: datesCopy.noDeliveryThatDay },
    })
    expect(await move(firstDay, addDays(firstDay, 9))).toMatchObject({
      body: { message: datesCopy.noPickupThatDay },
    })
    expect(await move(addDays(firstDay, 2), addDays(firstDay, 10))).toMatchObject({ status: 200 })
    expect((await ordered({ rentalStart: addDays(firstDay, 1) })).json()).toMatchObject({
      message: datesCopy.noDeliveryThatDay,
    })
  })
})

describe('a window with room for some visits', () => {
  test('takes the last one once, of two that come at once, and names what is free', async () => {
    await austinHas({ windows: { delivery: { ...anyNumber, early: 2 }, pickup: anyNumber } })
    const early = () => ordered({ deliveryWindow: 'early' })
    expect((await early()).statusCode).toBe(201)
    const both = await Promise.all([early(), early(), early()])
    const [refused] = both.filter(({ statusCode }) => statusCode !== 201)
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409, 409])
    const message =
      'No delivery is left on Thu, Dec 10: 9am to 12pm. Still free: any time, 9am to 3pm, or 12pm to 3pm.'
    expect(refused?.json()).toMatchObject({
      code: 'WINDOW_FULL',
      message,
      errors: [{ path: 'deliveryWindow', message }],
      details: { open: { delivery: ['all-day', 'late'], pickup: ['all-day', 'early', 'late'] } },
    })
    expect(await windowsOn()).toEqual({
      delivery: ['all-day', 'late'],
      pickup: ['all-day', 'early', 'late'],
    })
    expect((await windowsOn(addDays(firstDay, 1))).delivery).toContain('early')
    expect((await ordered({ deliveryWindow: 'late' })).statusCode).toBe(201)
  })

  test('has room again for what an unpaid order held, and for what was canceled', async () => {
    await austinHas({ windows: { delivery: anyNumber, pickup: { ...anyNumber, late: 1 } } })
    const { guest, order } = await book({ pickupWindow: 'late' })
    expect((await ordered({ pickupWindow: 'late' })).json()).toMatchObject({ code: 'WINDOW_FULL' })
    await as(guest, 'POST', `/orders/${order._id}/cancellation`, {})
    expect((await ordered({ pickupWindow: 'late' })).statusCode).toBe(201)
    clock.set(new Date(Date.parse(rentedAt) + 31 * 60_000))
    expect((await ordered({ pickupWindow: 'late' })).statusCode).toBe(201)
  })

  test('keeps what was promised when its limit is lowered, and refuses a move into it', async () => {
    const { guest, order } = await book({ deliveryWindow: 'early', pickupWindow: 'early' })
    await austinHas({ windows: { delivery: { ...anyNumber, early: 0 }, pickup: anyNumber } })
    const later = { rentalStart: firstDay, rentalEnd: addDays(firstDay, 8), paymentToken: 'tok_test_success' }
    expect((await as(guest, 'POST', `/orders/${order._id}/date-change`, later)).status).toBe(200)
    const other = { rentalStart: addDays(firstDay, 1), rentalEnd: addDays(firstDay, 9) }
    expect(await as(guest, 'POST', `/orders/${order._id}/date-change`, other)).toMatchObject({
      status: 409,
      body: { code: 'WINDOW_FULL' },
    })
  })

  test('is asked for at a place we deliver to, on two days', async () => {
    const asked = (query: Record<string, string>) =>
      app.inject({ method: 'GET', url: '/api/delivery-windows', query })
    const days = { rentalStart: firstDay, rentalEnd: addDays(firstDay, 7) }
    expect((await asked({ ...days, postalCode: '59718' })).json()).toMatchObject({
      code: 'OUTSIDE_SERVICE_AREA',
    })
    expect((await asked({ ...days, postalCode: 'Austin' })).statusCode).toBe(422)
    expect((await asked({ ...days, postalCode: '7'.repeat(21) })).statusCode).toBe(400)
    expect((await asked({ postalCode: '78704', rentalStart: 'soon', rentalEnd: 'later' })).statusCode).toBe(
      400,
    )
    expect((await asked({})).statusCode).toBe(400)
  })
})
