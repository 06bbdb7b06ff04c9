import { verify } from '@node-rs/argon2'
import { addDays, calendarDate } from '@trivet/core/dates'
import { visitState } from '@trivet/core/dispatch'
import { nextStatuses, orderStatuses, type OrderStatus } from '@trivet/core/orders'
import { quoteRental } from '@trivet/core/pricing'
import { referralDiscountBasisPoints } from '@trivet/core/referrals'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '../../src/test/database.ts'
import { findStockParts } from '../../src/modules/availability/availability.repo.ts'
import { freeOf } from '../../src/modules/availability/index.ts'
import { photoKey } from '../../src/modules/damage-reports/photo-key.ts'
import { findSettings } from '../../src/modules/settings/index.ts'
import { keepSamplePhoto } from './after-booking.ts'
import { catalog } from './catalog/index.ts'
import { demoGuest, orderHistory } from './order-history.ts'
import { demoAccounts } from './people.ts'
import { productId, userId } from './seed-id.ts'
import { seedDemo } from './seed.ts'

const database = await testDatabase()
const today = calendarDate('2026-12-01')

const everything = async () => ({
  products: await database.prisma.product.findMany({
    orderBy: { id: 'asc' },
    omit: { createdAt: true, updatedAt: true },
  }),
  components: await database.prisma.kitComponent.findMany({
    orderBy: [{ kitId: 'asc' }, { componentId: 'asc' }],
  }),
  reviews: await database.prisma.review.findMany({ orderBy: { id: 'asc' } }),
  orders: await historyOf(database),
  stockDays: await database.prisma.stockDay.findMany({ orderBy: [{ productId: 'asc' }, { day: 'asc' }] }),
})

const historyOf = ({ prisma }: TestDatabase) =>
  prisma.order.findMany({
    include: {
      lines: { orderBy: { position: 'asc' } },
      reservations: { orderBy: { productId: 'asc' } },
      timeline: { orderBy: { id: 'asc' }, omit: { id: true } },
      payments: true,
      referralUse: true,
    },
    orderBy: { id: 'asc' },
  })

// both at once, before any test reads what they wrote
const filled = await Promise.all([seedDemo(database, today), seedDemo(database, today)])

test('two servers that start at once fill the shop once', async () => {
  expect(filled.toSorted()).toEqual([false, true])
  expect(await database.prisma.product.count()).toBeGreaterThan(80)
  expect(await database.prisma.order.count()).toBe(orderHistory.length)
})

test('nobody joined after the first thing they did, and not all on one day', async () => {
  const users = await database.prisma.user.findMany({
    where: { orders: { some: {} } },
    include: { orders: { orderBy: { createdAt: 'asc' }, take: 1 } },
  })
  for (const { createdAt, orders } of users) expect(createdAt < orders[0]!.createdAt).toBe(true)
  expect(new Set(users.map(({ createdAt }) => createdAt.toISOString())).size).toBeGreaterThan(10)
  expect(users.every(({ isSample, disabledAt }) => isSample && disabledAt === null)).toBe(true)
})

test('a second start changes nothing', async () => {
  const before = await everything()
  expect(await seedDemo(database, calendarDate('2027-02-03'))).toBe(false)
  expect(await everything()).toEqual(before)
})

test('another database gets the very same shop', async () => {
  const here = await everything()
  const other = await testDatabase()
  await seedDemo(other, today)
  const there = await other.prisma.review.findMany({ orderBy: { id: 'asc' } })
  expect(there).toEqual(here.reviews)
  expect(await historyOf(other)).toEqual(here.orders)
})

test('every area has a depot with every kit, but for what there are too few of', async () => {
  const { sql, prisma } = database
  const { settings } = await findSettings(sql)
  const depots = new Set(settings.serviceAreas.map(({ depot }) => depot))
  expect(depots.size).toBe(4)
  expect(await prisma.depot.count()).toBe(4)
  const kits = catalog.filter(({ components }) => components.length > 0)
  const wanted = { firstDay: addDays(today, 100), lastDay: addDays(today, 108) }
  const missing = new Set<string>()
  for (const depotId of depots) {
    for (const { slug } of kits) {
      const parts = await findStockParts(sql, { productId: productId(slug), depotId }, wanted)
      if (freeOf(parts, { wanted, shown: wanted }).free === 0) missing.add(slug)
    }
  }
  expect([...missing].toSorted()).toEqual(['crepe-and-waffle-kit', 'dinner-party-kit'])
  for (const { slug, countInStock } of catalog) {
    const product = await prisma.product.findUniqueOrThrow({ where: { slug }, include: { stock: true } })
    expect(product.countInStock).toBe(countInStock)
    expect(product.stock.reduce((sum, { units }) => sum + units, 0)).toBe(countInStock)
  }
})

test.each(demoAccounts)('$email can sign in with its password', async ({ email, password, ...roles }) => {
  const user = await database.prisma.user.findUniqueOrThrow({ where: { emailKey: email } })
  expect(await verify(user.passwordHash, password)).toBe(true)
  expect([user.staffRole, user.isHost]).toEqual([roles.staffRole ?? null, roles.isHost ?? false])
})

test('has contact messages new and answered, and readers who came and went', async () => {
  const { contactMessage, subscription } = database.prisma
  expect(await contactMessage.count({ where: { readAt: null } })).toBe(3)
  expect(await contactMessage.count({ where: { answeredAt: { not: null } } })).toBe(1)
  expect(await subscription.count({ where: { unsubscribedAt: null } })).toBe(5)
  expect(await subscription.count()).toBe(6)
})

test('the demo guest has mails to open, and a report of damage with its photo', async () => {
  const { damageReport, queuedMail } = database.prisma
  const mails = await queuedMail.findMany({ orderBy: { createdAt: 'asc' } })
  expect(new Set(mails.map(({ template }) => template))).toEqual(
    new Set(['order-confirmed', 'order-packed', 'order-dispatched', 'order-delivered']),
  )
  expect(
    mails.every(({ recipient, createdAt }) => recipient === demoGuest && createdAt < new Date(today)),
  ).toBe(true)

  const kept = new Map<string, Uint8Array>()
  await keepSamplePhoto({ put: async (key, bytes) => void kept.set(key, bytes) })
  const [report] = await damageReport.findMany({ include: { photos: true, order: true, line: true } })
  const [photo] = report?.photos ?? []
  expect(report).toMatchObject({
    isCovered: true,
    order: { status: 'delivered' },
    line: { name: 'Kit for Two' },
  })
  const file = kept.get(photoKey(report?.orderId ?? '', photo?.id ?? ''))
  expect(await sharp(file).metadata()).toMatchObject({ width: photo?.width, height: photo?.height })
})

test('the stars of a product are those of its reviews', async () => {
  const wrong = await database.sql.query(`
    SELECT slug FROM products p
    LEFT JOIN (SELECT product_id, count(*) AS n, sum(rating) AS stars FROM reviews GROUP BY 1) r ON r.product_id = p.id
    WHERE p.num_reviews <> coalesce(r.n, 0) OR p.rating_sum <> coalesce(r.stars, 0)`)
  expect(wrong.rows).toEqual([])
})

describe('the orders of the demo shop', async () => {
  const orders = await historyOf(database)
  const quoteOf = (order: (typeof orders)[number]) =>
    quoteRental({
      lines: order.lines.map(({ id, name, unitPriceCents, quantity }) => ({
        id,
        name,
        unitPriceCents,
        quantity,
      })),
      period: { start: dayOf(order.rentalStart), end: dayOf(order.rentalEnd) },
      damageProtection: order.damageProtection,
      referralBasisPoints: order.referralUse?.usesDiscount ? referralDiscountBasisPoints : 0,
    })

  test('are of every status, and all of them samples', () => {
    expect(new Set(orders.map(({ status }) => status))).toEqual(new Set(orderStatuses))
    expect(orders.every(({ isSample }) => isSample)).toBe(true)
  })

  test('cost what a guest would be quoted for them', async () => {
    for (const order of orders) {
      const { rows: _rows, lines, days: _days, rentalCostCents: _cost, ...amounts } = quoteOf(order)
      expect(order).toMatchObject(amounts)
      expect(order.lines).toMatchObject(lines.map(({ rentalCents: _sum, ...line }) => line))
      const paidCents = order.payments.map(({ amountCents }) => amountCents)
      expect(paidCents).toEqual(order.paidAt ? [order.totalCents] : [])
    }
    const wrong = await database.sql.query(`
      SELECT l.name FROM order_lines l JOIN products p ON p.id = l.product_id
      WHERE l.unit_price_cents <> p.price_cents OR l.name <> p.name`)
    expect(wrong.rows).toEqual([])
  })

  test('have a timeline of allowed status changes, in order and in the past, that ends with their status', () => {
    for (const { createdAt, status, timeline } of orders) {
      const changes = timeline.filter(({ to }) => to !== null)
      expect(changes[0]).toMatchObject({ kind: 'placed', to: 'pending', at: createdAt })
      expect(changes.at(-1)?.to).toBe(status)
      for (const [step, { from, to }] of changes.slice(1).entries()) {
        expect(from).toBe(changes[step]?.to)
        expect(nextStatuses[from as OrderStatus]).toContain(to)
      }
      const instants = timeline.map(({ at }) => at.getTime())
      expect(instants).toEqual(instants.toSorted((a, b) => a - b))
      expect(Math.max(...instants)).toBeLessThan(Date.parse(today))
    }
  })

  test('are where their dates say they are, but for two that the vans have missed', () => {
    const late = []
    for (const { status: text, rentalStart, rentalEnd } of orders) {
      const status = text as OrderStatus
      const [start, end] = [dayOf(rentalStart), dayOf(rentalEnd)]
      if (['collected', 'completed'].includes(status)) expect(end <= today).toBe(true)
      if (status === 'delivered') expect(start <= today).toBe(true)
      const visits = [
        { kind: 'delivery', day: start, status },
        { kind: 'pickup', day: end, status },
      ] as const
      late.push(
        ...visits.filter(
          (visit) => visitState({ ...visit, isUnpaid: status === 'pending' }, today) === 'overdue',
        ),
      )
    }
    expect(late.map(({ kind }) => kind).toSorted()).toEqual(['delivery', 'pickup'])
  })

  test('give the vans something to do today', () => {
    const statusesOf = (column: 'rentalStart' | 'rentalEnd') =>
      orders.flatMap((order) => (dayOf(order[column]) === today ? [order.status] : [])).toSorted()
    expect(new Set(statusesOf('rentalStart'))).toEqual(
      new Set(['confirmed', 'delivered', 'dispatched', 'packed']),
    )
    expect(new Set(statusesOf('rentalEnd'))).toEqual(new Set(['collected', 'delivered']))
  })

  test('hold their units until they are completed or cancelled, and stock_days says the same', async () => {
    for (const { status, reservations } of orders) {
      expect(reservations.length > 0).toBe(status !== 'completed' && status !== 'cancelled')
    }
    const drifted = await database.sql.query(`
      SELECT d.product_id FROM stock_days d WHERE d.reserved <> (
        SELECT coalesce(sum(r.units), 0) FROM reservations r
        WHERE r.product_id = d.product_id AND r.depot_id = d.depot_id AND d.day BETWEEN r.first_day AND r.last_day)`)
    expect(drifted.rows).toEqual([])
    expect(await database.prisma.stockDay.count()).toBeGreaterThan(0)
  })

  test('leave every Essential Kit free', () => {
    const held = orders.flatMap(({ reservations }) => reservations.map(({ productId: held }) => held))
    expect(held.length).toBeGreaterThan(0)
    expect(held).not.toContain(productId('essential-kit'))
  })

  test('are five of the guest everybody can sign in as', () => {
    const own = orders.filter((order) => order.userId === userId('guest@trivet.test'))
    expect(own.map(({ status }) => status).toSorted()).toEqual([
      'cancelled',
      'completed',
      'completed',
      'confirmed',
      'delivered',
    ])
  })
})

function dayOf(date: Date) {
  return calendarDate(date.toISOString().slice(0, 10))
}
