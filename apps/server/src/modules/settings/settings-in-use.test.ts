import * as datesCopy from '@trivet/core/copy/dates'
import { cartQuote, emptyCart, type Cart } from '@trivet/core/cart'
import { toQuoteOutput } from '@trivet/core/contract/pricing'
import { shopSettingsFields, toShopFacts, type SettingsFields } from '@trivet/core/contract/settings'
import { addDays } from '@trivet/core/dates'
import { toDecimal } from '@trivet/core/money'
import { settingsOf, standardSettings } from '@trivet/core/settings'
import { boolean, constantFrom, integer, record, sample } from 'fast-check'
import pg from 'pg'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { testApp } from '../../test/app.ts'
import { rentedAt, rentedKitchen } from '../../test/booked.ts'
import { createProduct, createUser } from '../../test/factories.ts'
import { address, createGuest, firstDay, orderBody, postOrder } from '../../test/orders.ts'
import { findSettings, insertSettings } from './settings.repo.ts'

const shop = await testApp()
const { app, database, clock } = shop
const { book, as, heldDays } = rentedKitchen(shop)
const owner = await createUser(database, { isAdmin: true })
const pan = await createProduct(database, { priceCents: 7000, countInStock: 1_000_000 })

const { version: _version, ...standard } = toShopFacts(standardSettings, { version: 0 })

/** As another process would: this one hears of it from the database alone. */
async function setElsewhere(change: Partial<SettingsFields>) {
  const { version } = await findSettings(database.sql)
  const settings = settingsOf({ ...standard, ...change })
  await insertSettings(database.sql, { version: version + 1, settings, savedBy: owner.id, now: clock.now() })
}

async function set(change: Partial<SettingsFields>) {
  await setElsewhere(change)
  const token = await as({ userId: owner.id, email: '', token: '' }, 'GET', '/admin/settings')
  expect(token.status).toBe(200)
}

beforeEach(() => clock.set(rentedAt))
afterEach(() => setElsewhere({}))

const quoted = async (body: object) =>
  (await app.inject({ method: 'POST', url: '/api/quotes', payload: body })).json()

const anySettings = record({
  taxBasisPoints: integer({ min: 0, max: 3000 }),
  damageProtectionBasisPoints: integer({ min: 0, max: 5000 }),
  deliveryPrice: integer({ min: 0, max: 50_000 }).map((cents) => toDecimal(cents)),
  longRentals: constantFrom('daily', 'flat'),
})
const anyBooking = record({
  settings: anySettings,
  qty: integer({ min: 1, max: 9 }),
  days: integer({ min: 1, max: 60 }),
  damageProtection: boolean(),
})

test('cart, quote and placed order name the same cents with any valid settings', async () => {
  const guest = await createGuest(shop)
  for (const booking of sample(anyBooking, { numRuns: 100, seed: 7 })) {
    const { settings, qty, days, damageProtection } = booking
    await setElsewhere(settings)
    const facts = (await app.inject('/api/shop/facts')).json<{ version: number }>()
    expect(facts.version).toBeGreaterThanOrEqual(0)

    const { rates } = settingsOf({ ...standard, ...settings })
    const period = { start: firstDay, end: addDays(firstDay, days) }
    const { id, name, slug, category, image, countInStock } = pan
    const item = { _id: id, name, slug, category, image, countInStock, price: 70, qty }
    const cart: Cart = { ...emptyCart, items: [item], period, damageProtection }
    const shown = toQuoteOutput(cartQuote(cart, { rates }))

    const asked = {
      orderItems: [{ product: id, qty }],
      rentalStart: period.start,
      rentalEnd: period.end,
      damageProtection,
    }
    expect(await quoted(asked)).toEqual({ ...shown, deposit: 0, serviceArea: null })
    const placed = await postOrder(app, {
      token: guest.token,
      body: { ...asked, rentalAddress: address, paymentMethod: 'stripe', totalPrice: shown.totalPrice },
    })
    expect(placed.statusCode).toBe(201)
    expect(placed.json()).toMatchObject({
      totalPrice: shown.totalPrice,
      taxPrice: shown.taxPrice,
      deliveryPrice: shown.deliveryPrice,
      damageProtectionFee: shown.damageProtectionFee,
      extraDaysPrice: shown.extraDaysPrice,
    })
    const { rates: kept } = await database.prisma.order.findUniqueOrThrow({
      where: { id: placed.json<{ _id: string }>()._id },
    })
    expect(kept).toEqual(rates)
  }
}, 60_000)

test('a total of the old settings is answered with the new one, and nothing is placed', async () => {
  const guest = await createGuest(shop)
  const body = orderBody(pan)
  await setElsewhere({ deliveryPrice: 20 })
  const refused = await postOrder(app, { token: guest.token, body })
  expect(refused.statusCode).toBe(409)
  expect(refused.json()).toMatchObject({ code: 'PRICES_CHANGED', details: { deliveryPrice: 20 } })
  expect(await database.prisma.order.count({ where: { userId: guest.userId } })).toBe(0)
})

test('settings that change between the price and the order are seen by the order', async () => {
  const guest = await createGuest(shop)
  const { query } = pg.Client.prototype
  const asked: string[] = []
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(async function (
    this: pg.Client,
    ...given: unknown[]
  ) {
    const [{ name }] = given as [{ name: string }]
    asked.push(name)
    if (name === 'insert-order') {
      spy.mockRestore()
      await setElsewhere({ taxBasisPoints: 1000 })
    }
    return Reflect.apply(query, this, given)
  })
  const refused = await postOrder(app, { token: guest.token, body: orderBody(pan) })
  spy.mockRestore()
  expect(asked).toContain('insert-order')
  expect(refused.json()).toMatchObject({ code: 'PRICES_CHANGED', details: { taxPrice: 7 } })
  expect(await database.prisma.order.count({ where: { userId: guest.userId } })).toBe(0)
})

test('an order that is placed keeps the rates it was placed with', async () => {
  const { guest, order } = await book()
  await setElsewhere({ taxBasisPoints: 3000, deliveryPrice: 99, longRentals: 'flat' })
  const rentalEnd = addDays(firstDay, 10)
  const preview = await as(guest, 'POST', `/orders/${order._id}/extension`, { rentalEnd, dryRun: true })
  // three days at a seventh of 70.00, and the tax of 100.00 instead of 70.00
  expect(preview).toMatchObject({ status: 200, body: { charge: 32.47 } })
})

test('the first day we deliver follows the lead time, in quote and order', async () => {
  await set({ leadTimeDays: 10 })
  const { token } = await createGuest(shop)
  const today = clock.today('America/Chicago')
  const dates = (day: number) => ({ rentalStart: addDays(today, day), rentalEnd: addDays(today, 20) })
  const asked = { orderItems: [{ product: pan.id, qty: 1 }] }
  expect(await quoted({ ...asked, ...dates(9) })).toMatchObject({ message: datesCopy.startTooSoon })
  expect(await quoted({ ...asked, ...dates(10) })).toMatchObject({ itemsPrice: 70 })
  const early = await postOrder(app, { token, body: orderBody(pan, dates(9)) })
  expect(early.json()).toMatchObject({ message: datesCopy.startTooSoon })
  expect((await postOrder(app, { token, body: orderBody(pan, dates(10)) })).statusCode).toBe(201)
})

test('the days between two guests follow the turnaround', async () => {
  await setElsewhere({ turnaroundDays: 3 })
  const { guest, order } = await book()
  expect(await heldDays(order._id)).toEqual([['2026-12-10', '2026-12-20']])
  const rentalEnd = addDays(firstDay, 8)
  await as(guest, 'POST', `/orders/${order._id}/extension`, { rentalEnd, paymentToken: 'tok_test_success' })
  expect(await heldDays(order._id)).toEqual([['2026-12-10', '2026-12-21']])
})

test('an order lives on the clock of the area that has its postal code now', async () => {
  const honolulu = { name: 'Texas', timeZone: 'Pacific/Honolulu', zipRanges: ['733', '750-799'] }
  await setElsewhere({ serviceAreas: shopSettingsFields.shape.serviceAreas.parse([honolulu]) })
  const guest = await createGuest(shop)
  const body = {
    ...orderBody(pan),
    rentalStart: '2026-12-10T08:00:00Z',
    rentalEnd: '2026-12-16T22:00:00Z',
  }
  expect((await postOrder(app, { token: guest.token, body })).statusCode).toBe(201)
  const [kept] = await database.prisma.order.findMany({ where: { userId: guest.userId } })
  expect(kept).toMatchObject({ timeZone: 'Pacific/Honolulu', rentalStart: new Date('2026-12-09') })
})
