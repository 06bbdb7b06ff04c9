import type { OrderChangeOutput, StaffOrder } from '@trivet/core/contract/orders'
import type { MailTemplate } from '@trivet/core/mail'
import { beforeEach, describe, expect, test } from 'vitest'
import { newId } from '../../platform/ids.ts'
import { testApp } from '../../test/app.ts'
import { rentedAt, rentedKitchen } from '../../test/booked.ts'
import { createProduct } from '../../test/factories.ts'
import { minuteOver } from '../../test/minute-over.ts'
import type { Guest } from '../../test/orders.ts'
import { createCode, createHost, createStaff } from '../../test/referrals.ts'
import { tally } from '../accounts/test-client.ts'
import type { DomainEventKind, Reactions } from '../orders/domain-events.ts'
import { reactions } from './reactions.ts'

/** Whoever reacts last to these events fails. */
let failing: DomainEventKind | null = null
const withFailure = Object.fromEntries(
  Object.entries(reactions).map(([kind, listeners]) => [
    kind,
    [
      ...listeners,
      async () => {
        if (failing === kind) throw new Error('One who reacts has failed')
      },
    ],
  ]),
) as unknown as Reactions

const shop = await testApp({ reactions: withFailure })
const { prisma } = shop.database
const { book, as } = rentedKitchen(shop)
const staff = await createStaff(shop)

beforeEach(() => {
  failing = null
  shop.clock.set(rentedAt)
})

/** A paid first order with a host's code: 83.78 paid, 9.45 of commission. */
async function referredOrder({ isPaid = true } = {}) {
  const host = await createHost(shop)
  const { code: referralCode } = await createCode(shop, { hostId: host.userId })
  const item = await createProduct(shop.database, { priceCents: 7000, depositCents: 4500 })
  const { guest, order } = await book({
    item,
    referralCode,
    totalPrice: 83.78,
    ...(!isPaid && { paymentToken: undefined }),
  })
  return { host, guest, id: order._id }
}

const step = (id: string, status: string, more: object = {}) =>
  as(staff, 'PUT' as 'POST', `/orders/${id}/status`, { status, note: 'As agreed', ...more })

/** As a driver does from the van, on the day of the delivery. */
async function reportStop(orderId: string, report: object) {
  shop.clock.set('2026-12-10T16:00:00Z')
  const { id: seen } = await prisma.timelineEntry.findFirstOrThrow({
    where: { orderId, kind: 'status' },
    orderBy: { id: 'desc' },
  })
  const madeAt = shop.clock.now().toISOString()
  const body = { kind: 'delivery', seenVersion: String(seen), madeAt, report }
  return as(staff, 'POST', `/admin/dispatch/orders/${orderId}/stop-reports`, body, `stop-${orderId}`)
}

/** Everything that is written about an order. */
async function writtenOf({ id, host }: { id: string; host: Guest }) {
  const orderId = id
  return {
    order: await prisma.order.findUnique({
      where: { id },
      include: { timeline: true, refunds: true, payments: true, reservations: true, referralUse: true },
    }),
    due: await prisma.amountDue.findMany({ where: { orderId } }),
    windows: await prisma.visitWindow.findMany({ where: { orderId } }),
    ledger: await prisma.commissionEntry.findMany({ where: { orderId }, orderBy: { id: 'asc' } }),
    mails: await prisma.queuedMail.findMany({
      where: { OR: [{ orderId }, { recipient: host.email }] },
      orderBy: { id: 'asc' },
    }),
    audit: await prisma.auditEntry.count({ where: { subject: `order:${id}` } }),
  }
}

type Case = {
  /** What the order goes through first. */
  before: string[]
  /** When the last of these happens. */
  lastAt?: string
  isUnpaid?: true
  /** Besides its price. */
  owes?: true
  happens: (order: { id: string; guest: Guest }) => ReturnType<typeof as>
  /** To guest and host. */
  mails: MailTemplate[]
  /** The commission's entry, as [from, to, cents]. */
  ledger?: [string | null, string | null, number]
  keepsUnits: boolean
}

const cases: Record<Exclude<DomainEventKind, 'order.payment-failed'>, Case> = {
  'order.confirmed': {
    before: [],
    isUnpaid: true,
    happens: ({ id }) => step(id, 'confirmed', { onAccountBecause: 'Pays by check' }),
    mails: [],
    keepsUnits: true,
  },
  'order.packed': {
    before: [],
    happens: ({ id }) => step(id, 'packed'),
    mails: ['order-packed'],
    keepsUnits: true,
  },
  'order.dispatched': {
    before: ['packed'],
    happens: ({ id }) => step(id, 'dispatched'),
    mails: ['order-dispatched'],
    keepsUnits: true,
  },
  'order.delivered': {
    before: ['packed', 'dispatched'],
    happens: ({ id }) => step(id, 'delivered'),
    mails: ['order-delivered'],
    keepsUnits: true,
  },
  'order.collected': {
    before: ['packed', 'dispatched', 'delivered'],
    happens: ({ id }) => as(staff, 'POST', `/admin/dispatch/orders/${id}/pickup`, { counts: [] }),
    mails: ['order-collected'],
    keepsUnits: true,
  },
  'order.damage-charged': {
    before: ['packed', 'dispatched', 'delivered'],
    happens: async ({ id }) => {
      const { productId: product } = await prisma.orderLine.findFirstOrThrow({ where: { orderId: id } })
      const counts = [{ product, missing: 1 }]
      return as(staff, 'POST', `/admin/dispatch/orders/${id}/pickup`, { counts })
    },
    mails: ['damage-charged', 'order-collected'],
    keepsUnits: true,
  },
  'order.late-fee-charged': {
    before: ['packed', 'dispatched', 'delivered', 'collected'],
    lastAt: '2026-12-20T12:00:00Z',
    happens: ({ id }) => as(staff, 'PUT', `/admin/orders/${id}/late-fee`),
    mails: ['late-fee-charged'],
    keepsUnits: true,
  },
  'order.amount-paid': {
    before: ['packed', 'dispatched', 'delivered', 'collected'],
    owes: true,
    happens: async ({ id, guest }) => {
      const due = await prisma.amountDue.findFirstOrThrow({ where: { orderId: id } })
      const path = `/orders/${id}/amounts-due/${due.id}/payment`
      return as(guest, 'POST', path, { paymentToken: 'tok_test_success' })
    },
    mails: ['amount-paid'],
    keepsUnits: true,
  },
  'order.completed': {
    before: ['packed', 'dispatched', 'delivered', 'collected'],
    happens: ({ id }) => step(id, 'completed'),
    mails: ['commission-available', 'order-completed'],
    ledger: ['pending', 'available', 945],
    keepsUnits: false,
  },
  'order.status-taken-back': {
    before: ['packed', 'dispatched', 'delivered', 'collected', 'completed'],
    happens: async ({ id }) => {
      const last = await prisma.statusChange.findFirstOrThrow({
        where: { orderId: id, takenBackAt: null },
        orderBy: { entryId: 'desc' },
      })
      return as(staff, 'POST', `/admin/orders/${id}/status-changes/${last.entryId}/undo`, {})
    },
    mails: [],
    ledger: ['available', 'pending', 945],
    keepsUnits: true,
  },
  'order.cancelled': {
    before: [],
    happens: ({ id, guest }) => as(guest, 'POST', `/orders/${id}/cancellation`, {}),
    mails: ['commission-taken-back', 'order-cancelled', 'order-refunded'],
    ledger: ['pending', null, 945],
    keepsUnits: false,
  },
  'order.cancelled-without-refund': {
    before: [],
    happens: async ({ id, guest }) => {
      shop.clock.set('2026-12-09T12:00:00Z')
      const cancelled = await as(guest, 'POST', `/orders/${id}/cancellation`, {})
      shop.clock.set(rentedAt)
      return cancelled
    },
    mails: ['commission-taken-back', 'order-cancelled'],
    ledger: ['pending', null, 945],
    keepsUnits: false,
  },
  'order.refunded': {
    before: [],
    happens: ({ id }) => as(staff, 'POST', `/orders/${id}/refunds`, { amount: 41.89, reason: 'A dent' }),
    mails: ['commission-taken-back', 'order-refunded'],
    ledger: ['pending', null, 473],
    keepsUnits: true,
  },
  'order.dates-changed': {
    before: [],
    happens: ({ id, guest }) =>
      as(guest, 'POST', `/orders/${id}/date-change`, { rentalStart: '2026-12-11', rentalEnd: '2026-12-18' }),
    mails: ['order-dates-changed'],
    keepsUnits: true,
  },
  'order.extended': {
    before: [],
    happens: ({ id, guest }) =>
      as(guest, 'POST', `/orders/${id}/extension`, {
        rentalEnd: '2026-12-19',
        paymentToken: 'tok_test_success',
      }),
    mails: ['order-extended'],
    keepsUnits: true,
  },
  'order.address-changed': {
    before: [],
    happens: ({ id, guest }) =>
      as(guest, 'PUT' as 'POST', `/orders/${id}/delivery`, {
        version: 1,
        rentalAddress: {
          street: '500 E 4th St',
          city: 'Austin',
          state: 'TX',
          postalCode: '78701',
          country: 'USA',
        },
      }),
    mails: ['order-delivery-changed'],
    keepsUnits: true,
  },
  'order.product-swapped': {
    before: [],
    happens: async ({ id }) => {
      const { productId: product } = await prisma.orderLine.findFirstOrThrow({ where: { orderId: id } })
      const { id: instead } = await createProduct(shop.database)
      return as(staff, 'POST', `/admin/orders/${id}/swaps`, { product, instead })
    },
    mails: ['product-swapped'],
    keepsUnits: true,
  },
  'order.changed': {
    before: [],
    async happens({ id }) {
      const { productId: product } = await prisma.orderLine.findFirstOrThrow({ where: { orderId: id } })
      const seen = (await as(staff, 'GET', `/admin/orders/${id}`)).body as unknown as StaffOrder
      const { version, rentalStart, rentalEnd } = seen
      const change = { version, orderItems: [{ product, qty: 2 }], rentalStart, rentalEnd, priceRows: [] }
      const shown = (await as(staff, 'POST', `/admin/orders/${id}/changes/preview`, change))
        .body as unknown as OrderChangeOutput
      const { totalPrice, refund, due } = shown
      const told = { totalPrice, refund, due, reason: 'As we said on the phone' }
      return as(staff, 'POST', `/admin/orders/${id}/changes`, { ...change, ...told }, `change-${id}`)
    },
    mails: ['order-changed'],
    keepsUnits: true,
  },
  'visit.on-the-way': {
    before: [],
    happens: ({ id }) => reportStop(id, { outcome: 'on-the-way' }),
    mails: ['driver-on-the-way'],
    keepsUnits: true,
  },
  'visit.missed': {
    before: [],
    happens: ({ id }) => reportStop(id, { outcome: 'nobody-there', reason: 'no-answer' }),
    mails: ['visit-missed'],
    keepsUnits: true,
  },
  'visit.changed': {
    before: [],
    happens: ({ id }) =>
      as(staff, 'POST', `/admin/dispatch/orders/${id}/visit-change`, {
        kind: 'pickup',
        day: '2026-12-18',
        seenDay: '2026-12-17',
      }),
    mails: ['visit-changed'],
    keepsUnits: true,
  },
}

async function orderFor({ before, lastAt, isUnpaid, owes }: Case) {
  const order = await referredOrder({ isPaid: !isUnpaid })
  for (const status of before) {
    if (lastAt && status === before.at(-1)) shop.clock.set(lastAt)
    expect((await step(order.id, status)).status).toBe(200)
  }
  if (owes) {
    const due = { orderId: order.id, reason: 'A pan', amountCents: 600, createdAt: shop.clock.now() }
    await prisma.amountDue.create({ data: { id: newId(), ...due } })
  }
  return order
}

describe.each(Object.entries(cases))('%s', (kind, one) => {
  test('has the reactions it should', async () => {
    const order = await orderFor(one)
    const before = await writtenOf(order)
    expect((await one.happens(order)).status).toBeLessThan(300)
    const after = await writtenOf(order)
    const known = new Set(before.mails.map(({ id }) => id))
    const queued = after.mails.filter(({ id }) => !known.has(id))
    expect(queued.map(({ template }) => template).toSorted()).toEqual(one.mails)
    const moved = after.ledger.slice(before.ledger.length).map(({ from, to, cents }) => [from, to, cents])
    expect(moved).toEqual(one.ledger ? [one.ledger] : [])
    expect((after.order?.reservations ?? []).length > 0).toBe(one.keepsUnits)
  })

  test('has not happened where one who reacts fails', async () => {
    const order = await orderFor(one)
    const before = await writtenOf(order)
    failing = kind as DomainEventKind
    expect(await one.happens(order)).toMatchObject({ status: 500 })
    expect(await writtenOf(order)).toEqual(before)
    failing = null
    expect((await one.happens(order)).status).toBeLessThan(300)
  })
})

test('completing twice at once makes the commission available once, and tells guest and host once', async () => {
  const order = await orderFor(cases['order.completed'])
  const before = await writtenOf(order)
  const answers = await Promise.all(Array.from({ length: 4 }, () => cases['order.completed'].happens(order)))
  expect(tally(answers)).toEqual({ 200: 1, 409: 3 })
  const { ledger, mails } = await writtenOf(order)
  expect(ledger.slice(before.ledger.length)).toMatchObject([{ from: 'pending', to: 'available', cents: 945 }])
  expect(mails.length - before.mails.length).toBe(2)
})

test('an order that is cancelled unpaid gives its discount back, and no commission moves', async () => {
  const order = await referredOrder({ isPaid: false })
  expect((await step(order.id, 'cancelled')).status).toBe(200)
  const written = await writtenOf(order)
  expect(written.order?.referralUse?.usesDiscount).toBe(false)
  expect([written.ledger, written.order?.reservations]).toEqual([[], []])
})

test('an order that is cancelled without a refund earns its host nothing', async () => {
  const order = await referredOrder()
  const cancelled = await as(staff, 'PUT' as 'POST', `/orders/${order.id}/status`, {
    status: 'cancelled',
    note: 'Never there',
    refundAmount: 0,
  })
  expect(cancelled.status).toBe(200)
  await minuteOver(shop)
  const { ledger, order: stored } = await writtenOf(order)
  expect(ledger.at(-1)).toMatchObject({ from: 'pending', to: null, cents: 945, refundId: null })
  expect(stored?.refunds).toEqual([])
})
