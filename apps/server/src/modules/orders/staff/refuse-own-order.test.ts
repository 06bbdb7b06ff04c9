import type { Order, OrderChangeOutput } from '@trivet/core/contract/orders'
import type { StopList } from '@trivet/core/contract/dispatch'
import * as ordersCopy from '@trivet/core/copy/orders'
import type { StaffRole } from '@trivet/core/staff'
import { beforeEach, describe, expect, test } from 'vitest'
import { newId } from '../../../platform/ids.ts'
import { testApp } from '../../../test/app.ts'
import { rentedAt, rentedKitchen } from '../../../test/booked.ts'
import { createProduct } from '../../../test/factories.ts'
import { orderChanges } from '../../../test/order-changes.ts'
import { orderBody, type Guest } from '../../../test/orders.ts'
import { createStaff } from '../../../test/referrals.ts'

const shop = await testApp()
const { database, clock } = shop
const { prisma } = database
const { as, book, heldDays } = rentedKitchen(shop)
const colleague = await createStaff(shop)
const pan = await createProduct(database, { priceCents: 7000, countInStock: 500 })
const whereItIsCollected = ['packed', 'dispatched', 'delivered']
const because = { onAccountBecause: 'Pays at the door' }

beforeEach(() => clock.set(rentedAt))

const refused = { status: 403, body: { code: 'ORDER_OWN', message: ordersCopy.orderOwn } }
const setStatus = (id: string, body: object, by = colleague) => as(by, 'PUT', `/orders/${id}/status`, body)

/** An order that a member of staff placed for themselves, taken as far as somebody else takes it. */
async function ownOrder(
  staffRole: StaffRole,
  { isPaid = true, upTo = [] }: { isPaid?: boolean; upTo?: string[] } = {},
) {
  const guest = await createStaff(shop, { staffRole })
  const { order } = await book({ item: pan, guest, ...(!isPaid && { paymentToken: undefined }) })
  for (const status of upTo) {
    const isLetGo = !isPaid && status === 'confirmed'
    expect(await setStatus(order._id, { status, ...(isLetGo && because) })).toMatchObject({ status: 200 })
  }
  return { guest, id: order._id }
}

type Own = { guest: Guest; id: string }

const markPaid = ({ guest, id }: Own) =>
  as(guest, 'POST', `/admin/orders/${id}/payment`, { amount: 90.78, method: 'cash', reference: newId() })
const refund = ({ guest, id }: Own) =>
  as(guest, 'POST', `/orders/${id}/refunds`, { amount: 5, reason: 'Late' })
const waivePrice = ({ guest, id }: Own) =>
  as(guest, 'POST', `/admin/orders/${id}/price-waiver`, { reason: 'A regular' })

async function settleDue({ guest, id }: Own, what: 'payment' | 'waiver') {
  const dueId = newId()
  const due = {
    id: dueId,
    orderId: id,
    reason: '1 × Tongs missing',
    amountCents: 600,
    createdAt: clock.now(),
  }
  await prisma.amountDue.create({ data: due })
  const cash = { amount: 6, method: 'cash', reference: newId() }
  const body = what === 'payment' ? cash : { reason: 'A regular' }
  return as(guest, 'POST', `/admin/orders/${id}/amounts-due/${dueId}/${what}`, body)
}

describe('staff who are no owners neither settle nor change an order of their own', () => {
  test('by a payment from outside', async () => {
    expect(await markPaid(await ownOrder('support', { isPaid: false }))).toMatchObject(refused)
  })

  test('by a refund', async () => {
    const own = await ownOrder('manager')
    expect(await refund(own)).toMatchObject(refused)
    expect(await prisma.refund.count({ where: { orderId: own.id } })).toBe(0)
  })

  test('by cancelling it with its money, and do so without', async () => {
    const { guest, id } = await ownOrder('support')
    const cancelled = { status: 'cancelled', note: 'Plans changed' }
    expect(await setStatus(id, cancelled, guest)).toMatchObject(refused)
    expect((await setStatus(id, { ...cancelled, refundAmount: 0 }, guest)).status).toBe(200)
  })

  test('by putting it on account, alone or among many', async () => {
    const { guest, id } = await ownOrder('support', { isPaid: false })
    expect(await setStatus(id, { status: 'confirmed', ...because }, guest)).toMatchObject(refused)
    const many = { status: 'confirmed', orders: [{ id, from: 'pending' }], ...because }
    expect(await as(guest, 'POST', '/admin/orders/status-changes', many)).toMatchObject({
      status: 200,
      body: { results: [{ outcome: 'skipped', reason: ordersCopy.orderOwn }] },
    })
  })

  test('by waiving its price', async () => {
    expect(await waivePrice(await ownOrder('support', { isPaid: false, upTo: ['confirmed'] }))).toMatchObject(
      refused,
    )
  })

  test.each(['payment', 'waiver'] as const)('by the %s of what it owes besides', async (what) => {
    expect(await settleDue(await ownOrder('support'), what)).toMatchObject(refused)
  })

  test.each([
    ['all of it is there', { counts: [] }],
    [
      'what is missing costs nothing',
      {
        counts: [{ product: pan.id, missing: 1, damaged: 0, takeOut: 0 }],
        waivedBecause: 'A regular',
      },
    ],
  ])('by counting at its pickup that %s', async (_what, counted) => {
    const { guest, id } = await ownOrder('warehouse', { upTo: whereItIsCollected })
    const body = { notes: '', ...counted }
    expect(await as(guest, 'POST', `/admin/dispatch/orders/${id}/pickup`, body)).toMatchObject(refused)
  })

  test('by collecting it uncounted', async () => {
    const { guest, id } = await ownOrder('support', { upTo: whereItIsCollected })
    const uncounted = { status: 'collected', note: 'All there' }
    expect(await setStatus(id, uncounted, guest)).toMatchObject(refused)
    expect((await setStatus(id, uncounted)).status).toBe(200)
  })

  test('by reporting that their van collected it', async () => {
    const { guest, id } = await ownOrder('driver', { upTo: whereItIsCollected })
    clock.set('2026-12-17T18:00:00Z')
    const { stops } = (await as(guest, 'GET', '/admin/dispatch/stops')).body as unknown as StopList
    const report = {
      kind: 'pickup',
      madeAt: clock.now().toISOString(),
      seenVersion: stops.find(({ orderId }) => orderId === id)?.version,
      report: { outcome: 'collected', counts: [] },
    }
    const path = `/admin/dispatch/orders/${id}/stop-reports`
    expect(await as(guest, 'POST', path, report, newId())).toMatchObject(refused)
  })

  test('by days at the same price, nor are they told which would do', async () => {
    const { guest, id } = await ownOrder('support')
    const path = `/admin/dispatch/orders/${id}/visit-change`
    const later = { kind: 'pickup', day: '2027-02-12', window: 'all-day', seenDay: '2026-12-17', note: '' }
    expect(await as(guest, 'POST', path, later)).toMatchObject(refused)
    expect(await as(guest, 'GET', `${path}?kind=pickup&day=2027-02-12`)).toMatchObject(refused)
    expect(await heldDays(id)).toEqual([['2026-12-10', '2026-12-18']])
    expect((await as(colleague, 'POST', path, { ...later, day: '2026-12-18' })).status).toBe(200)
  })

  test('by dearer things at the same price, nor are they told which would do', async () => {
    const { guest, id } = await ownOrder('support')
    const dearer = await createProduct(database, { priceCents: 19_000, countInStock: 5 })
    const path = `/admin/orders/${id}/swaps`
    const swap = { product: pan.id, instead: dearer.id }
    expect(await as(guest, 'POST', path, swap)).toMatchObject(refused)
    expect(await as(guest, 'GET', path)).toMatchObject(refused)
    expect((await as(colleague, 'POST', path, swap)).status).toBe(200)
  })

  test('by changing what it costs', async () => {
    const { guest, id } = await ownOrder('support')
    const { wanted, preview, apply } = orderChanges(shop, colleague)
    const asked = await wanted(id, { rows: [{ label: 'Goodwill', amount: -80 }] })
    const shown = (await preview(id, asked)).body as unknown as OrderChangeOutput
    expect(await apply(id, asked, shown, { by: guest })).toMatchObject(refused)
    expect(await preview(id, asked, guest)).toMatchObject(refused)
  })

  test.each([
    { by: 'account', because: 'Pays at the door' },
    { by: 'outside', method: 'cash', reference: 'Drawer 1', note: '' },
  ])('by placing it for themselves as paid $by', async (payment) => {
    const guest = await createStaff(shop, { staffRole: 'support' })
    const body = { guest: guest.userId, order: { ...orderBody(pan), besides: 'any' }, payment }
    expect(await as(guest, 'POST', '/admin/orders', body, newId())).toMatchObject(refused)
    expect(await prisma.order.count({ where: { userId: guest.userId } })).toBe(0)
  })
})

test('staff take an order of their own onward, where no money moves', async () => {
  const { guest, id } = await ownOrder('support')
  expect((await setStatus(id, { status: 'packed' }, guest)).body).toMatchObject({
    status: 'packed',
  } satisfies Partial<Order>)
})

test('an owner settles their own as anybody’s', async () => {
  expect((await markPaid(await ownOrder('owner', { isPaid: false }))).status).toBe(201)
  expect((await refund(await ownOrder('owner'))).status).toBe(201)
  const onAccount = await ownOrder('owner', { isPaid: false, upTo: ['confirmed'] })
  expect((await waivePrice(onAccount)).status).toBe(201)
  expect((await settleDue(onAccount, 'waiver')).status).toBe(201)
})
