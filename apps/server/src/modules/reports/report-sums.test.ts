import fc from 'fast-check'
import { expect, test } from 'vitest'
import { testDatabase } from '../../test/database.ts'
import { createProduct, createUser } from '../../test/factories.ts'
import { orderRow } from '../../test/order-row.ts'
import { newId } from '../../platform/ids.ts'
import { foldReports } from './fold-reports.ts'

const database = await testDatabase()
const { prisma, sql } = database
const pan = await createProduct(database, { countInStock: 1000 })
const pot = await createProduct(database, { countInStock: 1000 })
const guests = [await createUser(database), await createUser(database), await createUser(database)]
const { id: actorId } = await createUser(database, { isAdmin: true })

const price = { subtotalCents: 7000, deliveryCents: 1500, taxCents: 578 }
const thingOf = (cents: number) => (cents % 3 === 0 ? pot : pan).id
const units = (day: number, cents: number) => ({
  productId: thingOf(cents),
  firstDay: dayOf(day),
  lastDay: dayOf(day + 8),
  units: 1,
})

type Step = { kind: keyof typeof steps; order: number; day: number; cents: number }

const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom<Step['kind'][]>(
    'placed',
    'paid',
    'refunded',
    'repriced',
    'moved',
    'cancelled',
    'late',
    'lost',
    'completed',
    'taken-back',
    'charged',
    'settled',
    'restocked',
    'folded',
  ),
  order: fc.nat(5),
  day: fc.integer({ min: 1, max: 90 }),
  cents: fc.integer({ min: 1, max: 9000 }),
})

const range = fc
  .tuple(fc.integer({ min: -40, max: 140 }), fc.integer({ min: 0, max: 120 }))
  .map(([first, days]) => [dayOf(first), dayOf(first + days)] as const)

test('the sums of every day, and what was out and owned over any days, are what all orders and all stock count for, whatever becomes of them', async () => {
  const histories = fc.array(step, { minLength: 10, maxLength: 60 })
  const ranges = fc.array(range, { minLength: 8, maxLength: 8 })
  await fc.assert(
    fc.asyncProperty(histories, ranges, async (history, asked) => {
      const orders = Array.from({ length: 6 }, () => newId())
      for (const { kind, order, day, cents } of history) {
        await steps[kind]({ orderId: orders[order] ?? '', at: instantOf(day, cents), day, cents })
      }
      await foldReports({ sql })
      expect(await drift()).toEqual([])
      for (const days of asked) expect(await unitsInUse(...days)).toEqual(await unitsInUseByDay(...days))
      const { rows } = await sql.query<{ left: number }>(
        'SELECT (SELECT count(*) FROM report_touches)::int + (SELECT count(*) FROM stock_touches)::int AS left',
      )
      expect(rows[0]?.left).toBe(0)
    }),
    { numRuns: 25 },
  )
})

test('counting every order again changes nothing', async () => {
  const before = await allDays()
  expect(before.length).toBeGreaterThan(20)
  await sql.query('INSERT INTO report_touches (order_id) SELECT id FROM orders, generate_series(1, 2)')
  await foldReports({ sql })
  expect(await allDays()).toEqual(before)
})

test('two who count at once count each change once', async () => {
  const orderId = newId()
  await steps.placed({ orderId, at: instantOf(3, 1), day: 3, cents: 1 })
  for (let n = 0; n < 20; n += 1) await steps.paid({ orderId, at: instantOf(n + 1, n), day: 3, cents: 100 })
  await Promise.all(Array.from({ length: 4 }, () => foldReports({ sql })))
  expect(await drift()).toEqual([])
})

type Told = { orderId: string; at: Date; day: number; cents: number }

/** Each by the rows that its use case leaves; what the order is not there for does nothing. */
const steps = {
  async placed({ orderId, at, day, cents }: Told) {
    await prisma.order.createMany({
      skipDuplicates: true,
      data: orderRow({
        ...price,
        totalCents: price.subtotalCents + price.deliveryCents + price.taxCents,
        id: orderId,
        userId: guests[cents % guests.length]?.id ?? '',
        status: 'confirmed',
        onAccountBecause: 'Pays by check',
        area: cents % 2 === 0 ? 'austin' : null,
        createdAt: at,
        rentalStart: dateOf(day),
        rentalEnd: dateOf(day + 7),
      }),
    })
    await sql.query(
      `INSERT INTO reservations (order_id, product_id, first_day, last_day, units, depot_id)
       SELECT $1, $2, $3, $4, 1, 'main' WHERE NOT EXISTS (SELECT FROM reservations WHERE order_id = $1)
         AND EXISTS (SELECT FROM orders WHERE id = $1 AND status = 'confirmed')`,
      [orderId, thingOf(cents), dayOf(day), dayOf(day + 8)],
    )
  },
  paid: ({ orderId, at, cents }: Told) =>
    sql.query(
      `INSERT INTO payments (id, order_id, provider, reference, amount_cents, created_at)
       SELECT $1, id, 'test', $1, $3, $4 FROM orders WHERE id = $2`,
      [newId(), orderId, cents, at],
    ),
  refunded: ({ orderId, at, cents }: Told) =>
    sql.query(
      `INSERT INTO refunds (id, order_id, amount_cents, reason, created_at)
       SELECT $1, id, $3, '', $4 FROM orders WHERE id = $2`,
      [newId(), orderId, cents, at],
    ),
  repriced: ({ orderId, cents }: Told) =>
    sql.query(
      `UPDATE orders SET price_rows = jsonb_build_array(jsonb_build_object('label', 'Goodwill', 'cents', $2::int)),
         total_cents = subtotal_cents + delivery_cents + tax_cents + $2 WHERE id = $1`,
      [orderId, cents - 500],
    ),
  moved: ({ orderId, day }: Told) =>
    sql.query(
      `WITH moved AS (UPDATE orders SET rental_start = $2::date, rental_end = $2::date + 7 WHERE id = $1)
       UPDATE reservations SET first_day = $2::date, last_day = $2::date + 8 WHERE order_id = $1`,
      [orderId, dayOf(day)],
    ),
  async cancelled({ orderId }: Told) {
    await sql.query(`UPDATE orders SET status = 'cancelled', cancel_reason = 'by-guest' WHERE id = $1`, [
      orderId,
    ])
    await sql.query('DELETE FROM reservations WHERE order_id = $1', [orderId])
  },
  late: ({ orderId, at }: Told) =>
    sql.query(
      `WITH collected AS (
         UPDATE orders SET status = 'collected' WHERE id = $1 AND status = 'confirmed' RETURNING id)
       INSERT INTO timeline_entries (order_id, at, kind, "from", "to")
       SELECT id, $2, 'status', 'delivered', 'collected' FROM collected`,
      [orderId, at],
    ),
  lost: ({ orderId, at, cents }: Told) =>
    sql.query(
      `WITH counted AS (
         INSERT INTO pickup_checks (order_id, actor_id, notes, request_hash, charge_cents, covered_cents, created_at)
         SELECT id, $2, '', '', 0, 0, $3 FROM orders WHERE id = $1
           AND NOT EXISTS (SELECT FROM pickup_checks WHERE order_id = $1) RETURNING order_id)
       INSERT INTO pickup_losses (order_id, product_id, kind, name, quantity, unit_cents, outcome)
       SELECT order_id, $4, 'damaged', 'Pan', 2, $5, 'covered' FROM counted`,
      [orderId, actorId, at, pan.id, cents],
    ),
  async completed({ orderId, at, day, cents }: Told) {
    await steps.settled({ orderId, at })
    await sql.query(`UPDATE orders SET payment_status = 'paid', paid_at = $2 WHERE id = $1`, [orderId, at])
    const { rowCount } = await sql.query(
      `UPDATE orders SET status = 'completed' WHERE id = $1 AND status IN ('confirmed', 'collected')`,
      [orderId],
    )
    if (!rowCount) return
    await sql.query(
      `WITH told AS (INSERT INTO timeline_entries (order_id, at, kind, "from", "to")
         VALUES ($1, $2, 'status', 'collected', 'completed') RETURNING id)
       INSERT INTO status_changes (entry_id, order_id, "from", "to", at, put_on_account, units)
       SELECT id, $1, 'collected', 'completed', $2, false, $3 FROM told`,
      [orderId, at, JSON.stringify([units(day, cents)])],
    )
    await sql.query('DELETE FROM reservations WHERE order_id = $1', [orderId])
  },
  'taken-back': async ({ orderId, at }: Told) => {
    await sql.query(
      `UPDATE status_changes SET taken_back_at = $2 WHERE order_id = $1 AND taken_back_at IS NULL`,
      [orderId, at],
    )
    await sql.query(`UPDATE orders SET status = 'collected' WHERE id = $1 AND status = 'completed'`, [
      orderId,
    ])
  },
  charged: ({ orderId, at, cents }: Told) =>
    sql.query(
      `INSERT INTO amounts_due (id, order_id, kind, reason, amount_cents, created_at)
       SELECT $1, id, $5, '', $3, $4 FROM orders WHERE id = $2
         AND NOT EXISTS (SELECT FROM amounts_due WHERE order_id = $2 AND kind = $5)`,
      [newId(), orderId, cents, at, cents % 2 === 0 ? 'late-fee' : 'loss'],
    ),
  settled: ({ orderId, at }: Pick<Told, 'orderId' | 'at'>) =>
    sql.query(
      `UPDATE amounts_due SET paid_at = $2, provider = 'outside', reference = id
       WHERE order_id = $1 AND paid_at IS NULL`,
      [orderId, at],
    ),
  async restocked({ day, cents }: Told) {
    await sql.query('UPDATE depot_stock SET units = $2 WHERE product_id = $1', [
      thingOf(cents),
      1000 + (cents % 50),
    ])
    await sql.query(
      `UPDATE owned_units SET since = $2 WHERE product_id = $1 AND since = shop_day(now())
         AND NOT EXISTS (SELECT FROM owned_units WHERE product_id = $1 AND since = $2)`,
      [thingOf(cents), dayOf(day)],
    )
  },
  folded: () => foldReports({ sql }),
}

/** Where the sums that are kept are not those of the orders. */
async function drift() {
  const { rows } = await sql.query(
    `WITH counted AS (
       SELECT kind, at::date AS day, area, depot_id, host_id, sum(amount) AS amount
       FROM report_entries_of(array(SELECT id FROM orders)), generate_series(day, last_day, '1 day') AS at
       GROUP BY 1, 2, 3, 4, 5 HAVING sum(amount) <> 0),
     kept AS (SELECT kind, day, area, depot_id, host_id, amount FROM report_days WHERE amount <> 0)
     (SELECT 'counted' AS only_in, c.* FROM counted c EXCEPT SELECT 'counted', k.* FROM kept k)
     UNION ALL (SELECT 'kept', k.* FROM kept k EXCEPT SELECT 'kept', c.* FROM counted c)`,
  )
  return rows
}

async function unitsInUse(from: string, to: string) {
  const { rows } = await sql.query(
    `SELECT product_id, depot_id, days_out, days_owned FROM units_out_and_owned($1, $2, NULL)
     ORDER BY product_id, depot_id`,
    [from, to],
  )
  return rows
}

/** The same, each day of each order and of all stock by itself. */
async function unitsInUseByDay(from: string, to: string) {
  const { rows } = await sql.query(
    `SELECT product_id, depot_id, sum(days_out)::bigint AS days_out, sum(days_owned)::bigint AS days_owned FROM (
       SELECT product_id, depot_id, amount AS days_out, 0 AS days_owned
       FROM report_entries_of(array(SELECT id FROM orders)), generate_series(day, last_day, '1 day') AS at
       WHERE kind = 'days-out' AND at BETWEEN $1 AND $2
       UNION ALL
       SELECT product_id, depot_id, 0, change FROM owned_units, generate_series($1::date, $2::date, '1 day') AS at
       WHERE since <= at
     ) days GROUP BY 1, 2 HAVING sum(days_out) <> 0 OR sum(days_owned) <> 0 ORDER BY 1, 2`,
    [from, to],
  )
  return rows
}

async function allDays() {
  const { rows } = await sql.query(
    'SELECT * FROM report_days WHERE amount <> 0 ORDER BY kind, day, area, depot_id, host_id',
  )
  return rows
}

function dateOf(day: number): Date {
  return new Date(Date.UTC(2026, 8, day))
}

function dayOf(day: number): string {
  return dateOf(day).toISOString().slice(0, 10)
}

function instantOf(day: number, cents: number): Date {
  return new Date(dateOf(day).getTime() + cents * 9_000)
}
