import * as addressCopy from '@trivet/core/copy/address'
import * as cartCopy from '@trivet/core/copy/cart'
import * as datesCopy from '@trivet/core/copy/dates'
import * as generalCopy from '@trivet/core/copy/general'
import * as paymentsCopy from '@trivet/core/copy/payments'
import { addDays, maxDaysAhead, maxRentalDays } from '@trivet/core/dates'
import { describe, expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'
import { testNow } from '../../test/clock.ts'
import { createProduct } from '../../test/factories.ts'
import { address, createGuest, createKit, firstDay, getAs, orderBody, postOrder } from '../../test/orders.ts'

const shop = await testApp()
const { app, database } = shop
const guest = await createGuest(shop)
const kit = await createProduct(database, { countInStock: 3 })
const good = orderBody(kit)

describe('placing an order', () => {
  test('answers the order with the server’s prices and where it is', async () => {
    const kit = await createProduct(database, { name: 'Essential Kit', priceCents: 7000 })

    const answer = await postOrder(app, {
      token: guest.token,
      body: orderBody(kit, { damageProtection: true }),
    })

    expect(answer.statusCode).toBe(201)
    expect(answer.json()).toMatchObject({
      user: { email: guest.email },
      orderItems: [{ name: 'Essential Kit', qty: 1, price: 70, product: kit.id, slug: kit.slug }],
      itemsPrice: 70,
      taxPrice: 5.78,
      deliveryPrice: 15,
      damageProtectionFee: 7,
      damageProtectionPrice: 7,
      totalPrice: 97.78,
      status: 'pending',
      isPaid: false,
      rentalDays: 7,
    })
    expect(answer.headers.location).toBe(`/api/orders/${answer.json()._id}`)
    expect((await getAs(app, guest, String(answer.headers.location))).json()).toEqual(answer.json())
  })

  test('writes reservations, timeline and mail with it', async () => {
    const knife = await createProduct(database, { name: 'Knife', countInStock: 9 })
    const kit = await createKit(database, { fleet: 4, components: [{ product: knife, quantity: 2 }] })

    const { _id: orderId } = (
      await postOrder(app, { token: guest.token, body: orderBody(kit, { qty: 3 }) })
    ).json()

    const reservations = await database.prisma.reservation.findMany({ where: { orderId } })
    expect(new Map(reservations.map((held) => [held.productId, held.units]))).toEqual(
      new Map([
        [kit.id, 3],
        [knife.id, 6],
      ]),
    )
    // the turnaround day is inside
    expect(reservations[0]?.lastDay.toISOString().slice(0, 10)).toBe(addDays(firstDay, 8))
    expect(await database.prisma.timelineEntry.findMany({ where: { orderId } })).toMatchObject([
      { kind: 'placed', to: 'pending', actorId: guest.userId },
    ])
    expect(await database.prisma.queuedMail.findMany({ where: { orderId } })).toMatchObject([
      { template: 'order-received', recipient: guest.email },
    ])
  })

  test('ten days cost seven and three more, and tax is of both', async () => {
    const kit = await createProduct(database, { priceCents: 7000 })
    const body = orderBody(kit, { rentalEnd: addDays(firstDay, 10) })
    const order = (await postOrder(app, { token: guest.token, body })).json()
    expect(order).toMatchObject({ itemsPrice: 70, extraDaysPrice: 30, taxPrice: 8.25, totalPrice: 123.25 })
  })

  test('prices, payment and ownership in the body change nothing', async () => {
    const kit = await createProduct(database, { priceCents: 4900 })
    const body = orderBody(kit)
    const answer = await postOrder(app, {
      token: guest.token,
      body: {
        ...body,
        orderItems: [{ product: kit.id, qty: 1, price: 0.01, name: 'Free kit' }],
        taxPrice: 0,
        deliveryPrice: 0,
        isPaid: true,
        status: 'completed',
        user: 'somebody',
      },
    })
    expect(answer.json()).toMatchObject({ totalPrice: 68.04, isPaid: false, status: 'pending' })
    expect(answer.json().user.email).toBe(guest.email)
  })

  test('keeps the listing in its plain form', async () => {
    const kit = await createProduct(database)
    const airbnbListing = 'https://www.airbnb.co.uk/rooms/12345?guests=2#photos'
    const answer = await postOrder(app, { token: guest.token, body: orderBody(kit, { airbnbListing }) })
    expect(answer.json().airbnbListing).toBe('https://www.airbnb.com/rooms/12345')
  })
})

describe('an order is refused', () => {
  test('without a token, before anything else is looked at', async () => {
    const answer = await postOrder(app, { body: { orderItems: 'nonsense' }, key: null })
    expect(answer.statusCode).toBe(401)
    expect(answer.json().message).toBe('Authentication required')
  })

  test('without an idempotency key', async () => {
    const kit = await createProduct(database)
    const answer = await postOrder(app, { token: guest.token, body: orderBody(kit), key: null })
    expect([answer.statusCode, answer.json().message]).toEqual([400, 'Idempotency-Key header is required'])
  })

  test.each([
    ['without items', { orderItems: [] }, cartCopy.cartEmpty],
    ['with no item list', { orderItems: undefined }, cartCopy.cartEmpty],
    ['with a quantity of 0', { orderItems: [{ product: kit.id, qty: 0 }] }, 'Invalid quantity'],
    ['with half a piece', { orderItems: [{ product: kit.id, qty: 1.5 }] }, 'Invalid quantity'],
    ['with a negative quantity', { orderItems: [{ product: kit.id, qty: -1 }] }, 'Invalid quantity'],
    ['with a quantity in words', { orderItems: [{ product: kit.id, qty: '1' }] }, 'Invalid quantity'],
    ['for an unknown product', { orderItems: [{ product: 'f'.repeat(24), qty: 1 }] }, 'Product not found'],
    ['for a product that is no id', { orderItems: [{ product: "' OR 1=1", qty: 1 }] }, 'Product not found'],
    ['without a start', { rentalStart: undefined }, 'Please select both start and end dates'],
    ['with an empty end', { rentalEnd: '' }, 'Please select both start and end dates'],
    ['ending on its first day', { rentalEnd: firstDay }, 'End date must be after start date'],
    ['starting yesterday', { rentalStart: '2026-11-30' }, 'Start date cannot be in the past'],
    ['on a day that does not exist', { rentalStart: '2027-02-30' }, 'Date input not valid.'],
    ['without a street', { rentalAddress: { ...address, street: ' ' } }, 'Please fill in all address fields'],
    ['without an address', { rentalAddress: undefined }, 'Please fill in all address fields'],
    [
      'with a listing elsewhere',
      { airbnbListing: 'https://evil.example/rooms/1' },
      addressCopy.airbnbInvalid(),
    ],
    ['paid in shells', { paymentMethod: 'shells' }, 'Invalid payment method'],
    ['without the total the guest saw', { totalPrice: undefined }, generalCopy.invalidInput],
    ['with a card number in it', { notes: '4242 4242 4242 4242' }, paymentsCopy.cardDataRefused],
    ['with a security code in it', { cvc: '123' }, paymentsCopy.cardDataRefused],
  ])('%s', async (_case, change, message) => {
    const answer = await postOrder(app, { token: guest.token, body: { ...good, ...change } })
    expect([answer.statusCode, answer.json().message]).toEqual([400, message])
  })

  test.each([
    ['longer than half a year', { rentalEnd: addDays(firstDay, maxRentalDays + 1) }],
    ['more than a year ahead', { rentalStart: addDays(firstDay, maxDaysAhead + 1) }],
    ['with more than fifty lines', { orderItems: Array(51).fill({ product: kit.id, qty: 1 }) }],
  ])('%s', async (_case, change) => {
    const body = { ...orderBody(kit, 'orderItems' in change ? {} : change), ...change }
    const answer = await postOrder(app, { token: guest.token, body })
    expect(answer.statusCode).toBe(400)
  })

  test('when the guest saw another total, with the new totals', async () => {
    const answer = await postOrder(app, { token: guest.token, body: { ...good, totalPrice: 68.03 } })
    expect([answer.statusCode, answer.json().message]).toEqual([
      409,
      'Prices have changed. Please review your order.',
    ])
    expect(answer.json().details).toMatchObject({ totalPrice: 68.04, taxPrice: 4.04 })
  })

  test('today is the date at the delivery place', async () => {
    // 03:00 UTC on 2 December: still 1 December in Austin, too late for the van but not over
    shop.clock.set('2026-12-02T03:00:00Z')
    const starting = async (rentalStart: string) => {
      const answer = await postOrder(app, { token: guest.token, body: orderBody(kit, { rentalStart }) })
      return [answer.statusCode, answer.json().message]
    }
    expect(await starting('2026-12-01')).toEqual([400, datesCopy.startTooSoon])
    expect(await starting('2026-11-30')).toEqual([400, datesCopy.startInPast])
    expect(await starting('2026-12-02')).toEqual([201, undefined])
    shop.clock.set('2026-12-01T12:00:00Z')
  })

  test('an archived product cannot be rented', async () => {
    const archived = await createProduct(database, { archivedAt: testNow })
    const answer = await postOrder(app, { token: guest.token, body: orderBody(archived) })
    expect([answer.statusCode, answer.json().message]).toEqual([400, 'Product not found'])
  })
})

describe('stock', () => {
  test('more than the fleet is refused by name', async () => {
    const kit = await createProduct(database, { name: 'Wok Set', countInStock: 2 })
    const answer = await postOrder(app, { token: guest.token, body: orderBody(kit, { qty: 3 }) })
    expect([answer.statusCode, answer.json().message]).toEqual([
      409,
      'Not enough stock for Wok Set on the selected dates',
    ])
  })

  test('a number beyond all pans in the world is refused the same way', async () => {
    const pan = await createProduct(database, { name: 'Pan', priceCents: 100_000 })
    const body = orderBody(pan, { qty: 100_000, rentalEnd: addDays(firstDay, 180) })
    const answer = await postOrder(app, { token: guest.token, body })
    expect([answer.statusCode, answer.json().message]).toEqual([
      409,
      'Not enough stock for Pan on the selected dates',
    ])
  })

  test('the same product in several lines is summed', async () => {
    const kit = await createProduct(database, { countInStock: 3 })
    const orderItems = [
      { product: kit.id, qty: 2 },
      { product: kit.id, qty: 2 },
    ]
    const body = { ...orderBody(kit, { qty: 4 }), orderItems }
    expect((await postOrder(app, { token: guest.token, body })).statusCode).toBe(409)
  })

  test('a unit needs its turnaround day before the next guest', async () => {
    const kit = await createProduct(database, { countInStock: 1 })
    const rent = (rentalStart: string) =>
      postOrder(app, { token: guest.token, body: orderBody(kit, { rentalStart }) })

    expect((await rent('2026-12-10')).statusCode).toBe(201)
    // picked up on the 17th, available again on the 19th
    expect((await rent('2026-12-18')).statusCode).toBe(409)
    expect((await rent('2026-12-19')).statusCode).toBe(201)
  })

  test('a kit cannot be rented when one of its components is out', async () => {
    const pan = await createProduct(database, { name: 'Pan', countInStock: 1 })
    const kit = await createKit(database, { fleet: 5, components: [{ product: pan, quantity: 1 }] })
    expect((await postOrder(app, { token: guest.token, body: orderBody(pan) })).statusCode).toBe(201)
    expect((await postOrder(app, { token: guest.token, body: orderBody(kit) })).statusCode).toBe(409)
  })

  test('a refused order leaves nothing behind', async () => {
    const kit = await createProduct(database, { countInStock: 0 })
    await postOrder(app, { token: guest.token, body: orderBody(kit), key: 'left-nothing' })
    expect(await database.prisma.orderLine.count({ where: { productId: kit.id } })).toBe(0)
    expect(await database.prisma.idempotencyKey.count({ where: { key: 'left-nothing' } })).toBe(0)
  })

  test('fifty guests at once share nine units, and no day is oversold', async () => {
    const kit = await createProduct(database, { countInStock: 9 })
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        postOrder(app, {
          token: guest.token,
          body: orderBody(kit, { rentalStart: addDays(firstDay, index % 3) }),
        }),
      ),
    )
    const codes = answers.map((answer) => answer.statusCode)
    expect(codes.filter((code) => code === 201)).toHaveLength(9)
    expect(codes.filter((code) => code === 409)).toHaveLength(41)
    const days = await database.prisma.stockDay.findMany({ where: { productId: kit.id } })
    expect(Math.max(...days.map((day) => day.reserved))).toBe(9)
  })
})

describe('the idempotency key', () => {
  test('twenty times the same request place one order', async () => {
    const kit = await createProduct(database)
    const body = orderBody(kit)
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => postOrder(app, { token: guest.token, key: 'twenty-clicks', body })),
    )
    expect(new Set(answers.map((answer) => answer.statusCode))).toEqual(new Set([201]))
    expect(new Set(answers.map((answer) => answer.json()._id)).size).toBe(1)
    expect(answers.filter((answer) => answer.headers['idempotent-replayed'])).toHaveLength(19)
    expect(await database.prisma.orderLine.count({ where: { productId: kit.id } })).toBe(1)
  })

  test('answers again even when the product has changed since', async () => {
    const kit = await createProduct(database)
    const sent = { token: guest.token, key: 'again', body: orderBody(kit) }
    const first = await postOrder(app, sent)
    await database.prisma.product.update({ where: { id: kit.id }, data: { priceCents: 9900 } })
    const again = await postOrder(app, { ...sent, key: '"again"' })
    expect(again.json()).toEqual(first.json())
  })

  test('with another body is refused', async () => {
    const kit = await createProduct(database)
    const sent = { token: guest.token, key: 'other-body' }
    await postOrder(app, { ...sent, body: orderBody(kit) })
    const other = await postOrder(app, { ...sent, body: orderBody(kit, { qty: 2 }) })
    expect([other.statusCode, other.json().message]).toEqual([
      422,
      'Idempotency-Key was used with a different request',
    ])
  })

  test('belongs to one guest: another guest’s order with the same key is another order', async () => {
    const kit = await createProduct(database)
    const other = await createGuest(shop)
    const mine = await postOrder(app, { token: guest.token, key: 'shared', body: orderBody(kit) })
    const theirs = await postOrder(app, { token: other.token, key: 'shared', body: orderBody(kit) })
    expect([mine.statusCode, theirs.statusCode]).toEqual([201, 201])
    expect(mine.json()._id).not.toBe(theirs.json()._id)
  })
})
