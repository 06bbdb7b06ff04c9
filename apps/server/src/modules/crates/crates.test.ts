import type { CrateScan, OrderCrates } from '@trivet/core/contract/crates'
import * as cratesCopy from '@trivet/core/copy/crates'
import { crateSteps, parseCrateNumber, type CrateStep } from '@trivet/core/crates'
import { beforeEach, describe, expect, test } from 'vitest'
import { newId } from '../../platform/ids.ts'
import { testApp } from '../../test/app.ts'
import { rentedAt, rentedKitchen } from '../../test/booked.ts'
import { createProduct } from '../../test/factories.ts'
import { pdfText } from '../../test/pdf-text.ts'
import { orderChanges } from '../../test/order-changes.ts'
import { createStaff } from '../../test/referrals.ts'
import { scannedCode } from '../../test/scanned-code.ts'
import { restClient, tally } from '../accounts/test-client.ts'
import { qrDrawing } from '../../platform/print/drawings.ts'
import { newCrateNumber } from './new-crate-number.ts'

const shop = await testApp()
const { app, database, clock } = shop
const { sql } = database
const { book } = rentedKitchen(shop)
const call = restClient(app)

beforeEach(() => clock.set(rentedAt))

const staff = await createStaff(shop)
const heavy = await createProduct(database, { name: 'Dutch oven', countInStock: 400, weightGrams: 15_000 })

type Sent = { step?: CrateStep; key?: string; because?: string; orderId?: string; scannedAt?: string }

async function scan(
  crate: string,
  { key = newId(), step = 'packed', ...sent }: Sent = {},
  token = staff.token,
) {
  const headers = { 'idempotency-key': key }
  return call('POST', '/admin/crates/scans', { token, headers, body: { crate, step, ...sent } })
}

const asStaff = (method: 'GET' | 'PUT', path: string, body?: object) =>
  call(method, path, { token: staff.token, ...(body && { body }) })
const cratesOf = async (id: string) =>
  (await asStaff('GET', `/admin/orders/${id}/crates`)).body as unknown as OrderCrates
const print = (id: string, file = 'packing-list', token = staff.token) =>
  app.inject({ url: `/api/admin/orders/${id}/${file}.pdf`, headers: { authorization: `Bearer ${token}` } })

/** An order of two heavy pots, which take two crates, with its labels printed. */
async function labelled() {
  const { order, guest } = await book({ item: heavy, qty: 2 })
  await print(order._id)
  const [first = '', second = ''] = (await cratesOf(order._id)).crates.map(({ number }) => number)
  return { order, guest, first, second }
}

const scansOf = async (number: string) =>
  (await sql.query('SELECT * FROM crate_scans WHERE crate_number = $1 ORDER BY turn', [number])).rows

describe('labels', () => {
  test('are printed behind the packing list, one for each crate the lines take', async () => {
    const { order } = await book({ item: heavy, qty: 2 })
    expect(await cratesOf(order._id)).toMatchObject({ needed: 2, crates: [], orderNumber: order.number })
    const text = await pdfText((await print(order._id)).rawPayload)
    const { crates } = await cratesOf(order._id)
    expect(crates).toMatchObject([
      { place: null, scans: [] },
      { place: null, scans: [] },
    ])
    for (const [place, { number }] of crates.entries()) {
      expect(parseCrateNumber(number)).toBe(number)
      expect(text).toContain(number)
      expect(text).toContain(`Crate ${place + 1} of 2`)
    }
  })

  test('are the same when they are printed again, also by twenty at once', async () => {
    const { order } = await book({ item: heavy, qty: 2 })
    await Promise.all(Array.from({ length: 20 }, () => print(order._id, 'crate-labels')))
    const { crates } = await cratesOf(order._id)
    expect(crates).toHaveLength(2)
    const again = await pdfText((await print(order._id, 'crate-labels')).rawPayload)
    for (const { number } of crates) expect(again).toContain(number)
  })

  test('bear a code that a phone reads', async () => {
    const { first } = await labelled()
    expect(await scannedCode(qrDrawing(first, 120))).toBe(first)
  })

  test('are for staff, and of an order that is there', async () => {
    const { order, guest } = await labelled()
    expect((await print(order._id, 'crate-labels', guest.token)).statusCode).toBe(403)
    expect((await print('f'.repeat(24), 'crate-labels')).statusCode).toBe(404)
    const strange = await print(encodeURIComponent('🍳\n'), 'crate-labels')
    expect([strange.statusCode, strange.json().code]).toEqual([404, 'ORDER_NOT_FOUND'])
  })
})

describe('how many crates', () => {
  test('is up to staff, who say so in the audit log', async () => {
    const { order, first } = await labelled()
    const more = await asStaff('PUT', `/admin/orders/${order._id}/crates`, { count: 3 })
    expect((more.body as unknown as OrderCrates).crates).toHaveLength(3)
    const fewer = await asStaff('PUT', `/admin/orders/${order._id}/crates`, { count: 1 })
    expect((fewer.body as unknown as OrderCrates).crates).toMatchObject([{ number: first }])
    const told = await database.prisma.auditEntry.findMany({
      where: { subject: `order:${order._id}`, action: 'order.crates-labelled' },
    })
    expect(told.map(({ details }) => details)).toMatchObject([
      { from: 2, to: 3 },
      { from: 3, to: 1 },
    ])
  })

  test('never takes away one that was scanned', async () => {
    const { order, second } = await labelled()
    await scan(second)
    expect(await asStaff('PUT', `/admin/orders/${order._id}/crates`, { count: 1 })).toMatchObject({
      status: 409,
      body: { code: 'CRATE_IN_USE', message: cratesCopy.crateInUse(second) },
    })
    expect((await cratesOf(order._id)).crates).toHaveLength(2)
  })

  test.each([0, 31, 1.5, 'two', null])('cannot be %j', async (count) => {
    const { order } = await labelled()
    expect((await asStaff('PUT', `/admin/orders/${order._id}/crates`, { count })).status).toBe(400)
  })
})

describe('a scan', () => {
  test('says who saw the crate where and when, step by step', async () => {
    const { order, first } = await labelled()
    for (const step of crateSteps) expect((await scan(first, { step })).status).toBe(201)
    const { crates } = await cratesOf(order._id)
    expect(crates[0]).toMatchObject({ number: first, place: 'back' })
    expect(crates[0]?.scans.map(({ step, by, because }) => [step, by, because])).toEqual(
      crateSteps.map((step) => [step, expect.any(String), null]),
    )
    expect(crates[1]).toMatchObject({ place: null })
  })

  test('is found by the number in any spelling', async () => {
    const { first } = await labelled()
    const typed = `crate ${first.slice(2).replaceAll('-', ' ').toLowerCase()}`
    expect((await scan(typed)).body).toMatchObject({ number: first, isRepeat: false })
  })

  test.each(['', 'C-4HJ7-M', '../..', "'; DROP TABLE crates; --"])('of %j finds no crate', async (crate) => {
    expect((await scan(crate)).status).toBe(404)
  })

  test('of a number nobody has is the same 404', async () => {
    expect((await scan(newCrateNumber(6))).body).toMatchObject({ message: cratesCopy.crateNotFound })
  })

  test('at the stop of another order is refused, and names the right one', async () => {
    const { first, order } = await labelled()
    const { order: other } = await book({ item: heavy })
    expect(await scan(first, { orderId: other._id })).toMatchObject({
      status: 409,
      body: { code: 'CRATE_OF_OTHER_ORDER', message: cratesCopy.crateOfOtherOrder(order.number) },
    })
    expect((await scan(first, { orderId: order._id })).status).toBe(201)
  })

  test('out of step is told, and kept with the reason of whoever insists', async () => {
    const { first } = await labelled()
    expect(await scan(first, { step: 'loaded' })).toMatchObject({
      status: 409,
      body: { code: 'CRATE_OUT_OF_STEP', message: 'This crate was not packed yet' },
    })
    expect((await scan(first, { step: 'loaded', because: 'Packed in a hurry' })).status).toBe(201)
    expect(await scansOf(first)).toMatchObject([{ step: 'loaded', last: null, because: 'Packed in a hurry' }])
  })

  test('for an order that was cancelled is told too', async () => {
    const { first, order } = await labelled()
    await asStaff('PUT', `/orders/${order._id}/status`, { status: 'cancelled' })
    expect((await scan(first)).body).toMatchObject({ message: 'The order of this crate is cancelled' })
  })

  test('for an order that owes a part of its price is told, and kept with a reason', async () => {
    const { first, order } = await labelled()
    const { change } = orderChanges(shop, staff)
    await change(order._id, { items: { [heavy.id]: 3 } })
    expect(await scan(first)).toMatchObject({
      status: 409,
      body: { code: 'CRATE_OUT_OF_STEP', message: 'The order of this crate is unpaid' },
    })
    const because = 'The guest is paying right now'
    expect((await scan(first, { because })).status).toBe(201)
    expect(await scansOf(first)).toMatchObject([{ step: 'packed', because }])
  })

  test('of the same step again, and of twenty at once, is one', async () => {
    const { first } = await labelled()
    const answers = await Promise.all(Array.from({ length: 20 }, () => scan(first)))
    expect(tally(answers)).toEqual({ 201: 20 })
    expect(await scansOf(first)).toHaveLength(1)
    expect((await scan(first)).body).toMatchObject({ isRepeat: true })
  })

  test('sent again after the next step is what it was, and undoes nothing', async () => {
    const { first } = await labelled()
    const key = newId()
    await scan(first, { key })
    await scan(first, { step: 'loaded' })
    const replay = await scan(first, { key })
    expect(replay).toMatchObject({ status: 201, body: { isRepeat: true, step: 'packed' } })
    expect((replay.body as unknown as CrateScan).order.crates[0]).toMatchObject({ place: 'van' })
    expect(await scansOf(first)).toHaveLength(2)
  })

  test('needs a key, and one key is one scan', async () => {
    const { first, second } = await labelled()
    const key = newId()
    await scan(first, { key })
    expect((await scan(second, { key })).status).toBe(422)
    expect((await scan(first, { key, step: 'loaded' })).status).toBe(422)
    const body = { crate: first, step: 'packed' }
    expect((await call('POST', '/admin/crates/scans', { token: staff.token, body })).status).toBe(400)
  })

  test('made without a network keeps its time, though never one to come', async () => {
    const { first, second } = await labelled()
    await scan(first, { scannedAt: '2026-12-01T08:00:00Z' })
    await scan(second, { scannedAt: '2027-12-01T08:00:00Z' })
    expect(await scansOf(first)).toMatchObject([{ scanned_at: new Date('2026-12-01T08:00:00Z') }])
    expect(await scansOf(second)).toMatchObject([{ scanned_at: new Date(rentedAt) }])
    for (const scannedAt of ['2026-10-01T08:00:00Z', 'yesterday', '0000-01-01T00:00:00Z']) {
      expect((await scan(first, { step: 'loaded', scannedAt })).status).toBe(400)
    }
  })

  test('is for staff', async () => {
    const { first, guest } = await labelled()
    expect((await scan(first, {}, guest.token)).status).toBe(403)
  })
})

describe('the database', () => {
  const insert = (number: string, orderId: string, changes: object = {}) => {
    const row = {
      crate_number: number,
      order_id: orderId,
      turn: 1,
      step: 'packed',
      last: null,
      because: null,
      actor_id: staff.userId,
      request_key: newId(),
      ...changes,
    }
    const columns = Object.keys(row)
    const places = columns.map((_, place) => `$${place + 1}`)
    return sql.query(
      `INSERT INTO crate_scans (${columns.join(', ')}, scanned_at, created_at) VALUES (${places.join(', ')}, now(), now())`,
      Object.values(row),
    )
  }

  test('keeps a crate in one order', async () => {
    const { first } = await labelled()
    const { order: other } = await book({ item: heavy })
    await expect(insert(first, other._id)).rejects.toThrow('crate_scans_crate_number_order_id_fkey')
  })

  test('takes no step out of order without a reason, and none that does not follow the last one', async () => {
    const { first, order } = await labelled()
    await expect(insert(first, order._id, { step: 'loaded' })).rejects.toThrow('in_step_or_for_a_reason')
    await expect(insert(first, order._id, { turn: 2 })).rejects.toThrow('another one')
    await expect(insert(first, order._id, { last: 'loaded', because: 'x' })).rejects.toThrow('another one')
    await insert(first, order._id)
    await expect(insert(first, order._id, { turn: 2, last: 'packed' })).rejects.toThrow('change_something')
  })

  test('only adds scans, and knows a slip in a number', async () => {
    const { first, order } = await labelled()
    await insert(first, order._id)
    await expect(sql.query('DELETE FROM crate_scans')).rejects.toThrow('only added to')
    await expect(sql.query("UPDATE crate_scans SET step = 'loaded'")).rejects.toThrow('only added to')
    await expect(
      sql.query('UPDATE crates SET number = $1 WHERE number = $2', ['C-4HJ7-M', first]),
    ).rejects.toThrow('crates_number_checked')
  })
})

test('staff find the order by the number of its crate', async () => {
  const { first, order } = await labelled()
  const q = encodeURIComponent(first.slice(2).toLowerCase())
  const found = (await asStaff('GET', `/admin/search?q=${q}`)).body as { orders?: { _id: string }[] }
  expect(found.orders).toMatchObject([{ _id: order._id }])
  const listed = (await asStaff('GET', `/orders?q=${q}`)).body as { orders?: { _id: string }[] }
  expect(listed.orders).toMatchObject([{ _id: order._id }])
})
