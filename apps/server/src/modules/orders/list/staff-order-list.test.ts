import * as catalogCopy from '@trivet/core/copy/catalog'
import * as datesCopy from '@trivet/core/copy/dates'
import * as generalCopy from '@trivet/core/copy/general'
import * as ordersCopy from '@trivet/core/copy/orders'
import type { Order, OrderPage } from '@trivet/core/contract/orders'
import { paymentStates } from '@trivet/core/orders'
import { describe, expect, test } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { createProduct } from '../../../test/factories.ts'
import { createGuest, getAs, orderBody, postOrder } from '../../../test/orders.ts'
import { createCode, createHost, createStaff } from '../../../test/referrals.ts'
import { restClient } from '../../accounts/test-client.ts'

const shop = await testApp()
const { app, database, clock } = shop
const call = restClient(app)
const staff = await createStaff(shop)
const pan = await createProduct(database, { priceCents: 7000, countInStock: 500 })
const host = await createHost(shop)
const { code } = await createCode(shop, { hostId: host.userId })

type Place = { name?: string; email?: string; paid?: boolean } & Parameters<typeof orderBody>[1]

async function place({ name = 'Sam Rivera', email, paid = true, ...changes }: Place = {}) {
  const guest = await createGuest(shop, { name, ...(email && { email, emailKey: email }) })
  const body = orderBody(pan, { ...(paid && { paymentToken: 'tok_test_success' }), ...changes })
  const answer = await postOrder(app, { token: guest.token, body })
  expect(answer.statusCode).toBe(201)
  return { guest, order: answer.json<Order>() }
}

const denver = {
  street: '80 Larimer_St',
  city: 'Denver',
  state: 'CO',
  postalCode: '80205',
  country: 'USA',
} as const

const austin = await place({ name: 'Ada Lovelace', rentalStart: '2026-12-10' })
const unpaid = await place({ name: 'Grace Hopper', email: 'grace@navy.test', paid: false })
const mountain = await place({
  name: 'Alan Turing',
  rentalAddress: denver,
  rentalStart: '2026-12-20',
  qty: 3,
})
const referred = await place({ referralCode: code, totalPrice: 83.78 })
await call('POST', `/orders/${referred.order._id}/refunds`, {
  token: staff.token,
  body: { amount: 10, reason: 'Late' },
})

/** As somebody types what was said on the phone. */
const spoken = (number: string) => number.toLowerCase().replaceAll('-', ' ')

async function list(query: Record<string, string | number> = {}) {
  const address = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
  )
  const answer = await getAs(app, staff, `/api/orders?${address}`)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<OrderPage>()
}

const idsOf = ({ orders }: OrderPage) => orders.map(({ _id }) => _id)
const all = [referred, mountain, unpaid, austin].map(({ order }) => order._id)

describe('the staff’s list', () => {
  test('holds all orders, newest first, with their pages, when nothing is asked', async () => {
    const page = await list({ pageNumber: 1 })
    expect(idsOf(page).toSorted()).toEqual(all.toSorted())
    expect(page).toMatchObject({ page: 1, pages: 1, total: 4, hasMore: false })
    expect(await list({ pageNumber: 7 })).toMatchObject({ orders: [], page: 7, pages: 1 })
  })

  test('tells the customer’s name, the area, the host code and how the money stands', async () => {
    const { orders } = await list({ q: referred.order._id })
    expect(orders[0]).toMatchObject({
      customer: { _id: referred.guest.userId, name: 'Sam Rivera' },
      area: 'Austin',
      code,
      paymentState: 'partly-refunded',
    })
  })

  test.each([
    ['a number', () => austin.order.number, () => [austin]],
    ['a number in another spelling', () => spoken(austin.order.number), () => [austin]],
    ['the beginning of a number', () => mountain.order.number.slice(0, 6), () => [mountain]],
    ['an id', () => austin.order._id, () => [austin]],
    ['the beginning of an id', () => mountain.order._id.slice(0, 9), () => [mountain]],
    ['an id as it is written', () => `#${austin.order._id.toUpperCase()}`, () => [austin]],
    ['a part of an email', () => 'ace@navy', () => [unpaid]],
    ['a name in any case', () => 'lovelACE', () => [austin]],
    ['a street', () => '80 larimer', () => [mountain]],
    ['an address with its comma', () => 'Denver, CO', () => [mountain]],
    ['a host code', () => code.toLowerCase(), () => [referred]],
    ['an underscore, which is a letter like others', () => 'larimer_', () => [mountain]],
    ['what is nowhere', () => 'a%n', () => []],
    // no part of an id or a number could begin so
    ['two letters', () => 'La', () => []],
  ])('finds %s', async (_case, q, found) => {
    expect(idsOf(await list({ q: q() })).toSorted()).toEqual(
      found()
        .map(({ order }) => order._id)
        .toSorted(),
    )
  })

  test.each([
    ['status', { status: 'pending' }, () => [unpaid]],
    ['delivery days', { deliveryFrom: '2026-12-11', deliveryTo: '2026-12-31' }, () => [mountain]],
    ['pickup days', { pickupFrom: '2026-12-18' }, () => [mountain]],
    ['area', { area: 'Denver' }, () => [mountain]],
    ['an area there is none of', { area: 'Atlantis' }, () => []],
    ['host code', { code }, () => [referred]],
    ['a code there is none of', { code: 'ZZZZZZZZ' }, () => []],
    ['unpaid', { payment: 'unpaid' }, () => [unpaid]],
    ['partly refunded', { payment: 'partly-refunded' }, () => [referred]],
    ['refunded', { payment: 'refunded' }, () => []],
    ['paid', { payment: 'paid' }, () => [austin, mountain]],
    ['several at once', { payment: 'paid', area: 'Denver', q: 'turing' }, () => [mountain]],
    [
      'nothing, given blank',
      { status: '', area: '', q: '', sort: '' },
      () => [austin, unpaid, mountain, referred],
    ],
  ])('is narrowed by %s', async (_case, query, found) => {
    expect(idsOf(await list(query)).toSorted()).toEqual(
      found()
        .map(({ order }) => order._id)
        .toSorted(),
    )
  })

  test('says of every order what core says of its money', async () => {
    const states = await Promise.all(paymentStates.map((payment) => list({ payment })))
    states.forEach(({ orders }, at) => {
      for (const { paymentState } of orders) expect(paymentState).toBe(paymentStates[at])
    })
    expect(states.flatMap(idsOf).toSorted()).toEqual(all.toSorted())
  })

  test.each([
    ['delivery', (order: Order) => order.rentalStart],
    ['pickup', (order: Order) => order.rentalEnd],
    ['total', (order: Order) => order.totalPrice],
    ['placed', (order: Order) => order.createdAt],
  ] as [string, (order: Order) => string | number][])('is sorted by %s, both ways', async (sort, key) => {
    const keys = (page: OrderPage) => page.orders.map(key)
    const up = keys(await list({ sort }))
    const down = keys(await list({ sort: `-${sort}` }))
    expect(up).toEqual(up.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0)))
    expect(down).toEqual(up.toReversed())
    const [first, last] = [await list({ sort }), await list({ sort: `-${sort}` })].map(idsOf)
    expect(last).toEqual(first?.toReversed())
  })

  test.each([
    ['sort=email', catalogCopy.invalidSort],
    ['status=lost', generalCopy.invalidStatus],
    ['deliveryFrom=2026-02-30', datesCopy.dateInvalid],
    ['pageNumber=0', generalCopy.invalidPageNumber],
    ['view=mine', ordersCopy.viewNotFound],
    [`q=${'x'.repeat(101)}`, catalogCopy.keywordTooLong],
    ['q[contains]=x', generalCopy.invalidInput],
  ])('refuses %s', async (query, message) => {
    const answer = await getAs(app, staff, `/api/orders?${query}`)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ message })
  })
})

describe('built-in views', () => {
  const view = async (name: string) => idsOf(await list({ view: name })).toSorted()
  const some = (...orders: { order: Order }[]) => orders.map(({ order }) => order._id).toSorted()

  test('New is what was placed in the last day, To pack what is confirmed, Unpaid what waits', async () => {
    expect(await view('new')).toEqual(all.toSorted())
    expect(await view('to-pack')).toEqual(some(austin, mountain, referred))
    expect(await view('unpaid')).toEqual(some(unpaid))
    clock.advance(25 * 3_600_000)
    const later = await signedInAgain()
    expect((await getAs(app, later, '/api/orders?view=new')).json()).toMatchObject({ orders: [] })
  })

  test('today is the day at the delivery place', async () => {
    // in Austin it is still the 10th, in UTC the 11th
    clock.set('2026-12-11T05:30:00Z')
    const late = await signedInAgain()
    const outToday = (await getAs(app, late, '/api/orders?view=out-today')).json<OrderPage>()
    expect(idsOf(outToday)).toContain(austin.order._id)
    clock.set('2026-12-11T06:30:00Z')
    const later = await signedInAgain()
    const tomorrow = (await getAs(app, later, '/api/orders?view=out-today')).json<OrderPage>()
    expect(idsOf(tomorrow)).not.toContain(austin.order._id)
    const overdue = (await getAs(app, later, '/api/orders?view=overdue')).json<OrderPage>()
    expect(idsOf(overdue)).toContain(austin.order._id)
    expect(idsOf(overdue)).not.toContain(mountain.order._id)
  })

  test('Back today and Overdue know what is still out', async () => {
    clock.set('2026-12-17T18:00:00Z')
    const now = await signedInAgain()
    const id = austin.order._id
    for (const status of ['packed', 'dispatched', 'delivered']) {
      await call('PUT', `/orders/${id}/status`, { token: now.token, body: { status } })
    }
    const ids = async (name: string, by = now) =>
      idsOf((await getAs(app, by, `/api/orders?view=${name}`)).json<OrderPage>())
    expect(await ids('back-today')).toContain(id)
    expect(await ids('overdue')).not.toContain(id)
    clock.set('2026-12-18T18:00:00Z')
    const next = await signedInAgain()
    expect(await ids('back-today', next)).not.toContain(id)
    expect(await ids('overdue', next)).toContain(id)
  })

  /** A session of staff does not outlast twelve hours. */
  async function signedInAgain() {
    return createStaff(shop)
  }
})

describe('the list as a file', () => {
  test('holds every order of the list in its sequence, and no formula', async () => {
    const now = await createStaff(shop)
    const { guest } = await place({
      name: '=HYPERLINK("http://evil.test")',
      rentalStart: '2026-12-28',
    })
    expect(guest.userId).toBeTruthy()
    const answer = await getAs(app, now, '/api/admin/orders.csv?sort=delivery&area=Austin')
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(answer.headers['content-disposition']).toContain('trivet-orders.csv')
    const [header, ...lines] = answer.body.trimEnd().split('\r\n')
    expect(header).toContain('Order,Placed,Status,Payment,Customer,Email,Delivery day')
    const listed = (await getAs(app, now, '/api/orders?sort=delivery&area=Austin')).json<OrderPage>()
    expect(lines.map((line) => line.split(',')[0])).toEqual(listed.orders.map(({ number }) => number))
    for (const line of lines) {
      for (const amount of line.split(',').slice(-9)) expect(amount).toMatch(/^\d+\.\d\d$/)
    }
    expect(answer.body).toContain(`"'=HYPERLINK(""http://evil.test"")"`)
  })

  test('goes on past the first five hundred, and tells each order once', async () => {
    const now = await createStaff(shop)
    for (const [table, column] of [
      ['orders', 'id'],
      ['order_lines', 'order_id'],
    ]) {
      await database.sql.query(
        `INSERT INTO ${table} SELECT (jsonb_populate_record(row, jsonb_build_object(
           'id', lpad(to_hex(n), 24, '0'), '${column}', lpad(to_hex(n), 24, '0'),
           'number', order_number_of(n, 8)))).*
         FROM ${table} row, generate_series(1, 1100) n WHERE row.${column} = $1`,
        [mountain.order._id],
      )
    }
    for (const sort of ['', 'placed', 'total', '-delivery']) {
      const answer = await getAs(app, now, `/api/admin/orders.csv?area=Denver&sort=${sort}`)
      const numbers = answer.body
        .trimEnd()
        .split('\r\n')
        .slice(1)
        .map((line) => line.split(',')[0])
      expect(numbers).toHaveLength(1101)
      expect(new Set(numbers).size).toBe(1101)
    }
  })

  test('is for staff', async () => {
    const guest = await createGuest(shop)
    expect((await getAs(app, guest, '/api/admin/orders.csv')).statusCode).toBe(403)
    const another = await createHost(shop)
    expect((await getAs(app, another, '/api/orders')).statusCode).toBe(403)
    expect((await app.inject('/api/admin/orders.csv')).statusCode).toBe(401)
    const now = await createStaff(shop)
    const answer = await getAs(app, now, '/api/admin/orders.csv?sort=secret')
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ message: catalogCopy.invalidSort })
  })
})
