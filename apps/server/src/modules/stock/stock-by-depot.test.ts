import { addDays, calendarDate, type CalendarDate } from '@trivet/core/dates'
import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { brokenConstraint } from '../../platform/broken-constraint.ts'
import { transaction } from '../../platform/database.ts'
import { newId } from '../../platform/ids.ts'
import { retryConflicts } from '../../platform/retry.ts'
import { testDatabase } from '../../test/database.ts'
import { createProduct } from '../../test/factories.ts'
import { unitsReserver } from '../../test/units-reserver.ts'
import { findStockParts } from '../availability/availability.repo.ts'
import { exchangeUnits, findReservations, freeOf } from '../availability/index.ts'

const database = await testDatabase({ maxConnections: 20 })
const { sql, prisma } = database
const depots = ['main', 'north', 'south'] as const
const from = calendarDate('2027-01-01')
const day = (n: number) => addDays(from, n)
const horizon = 24

type Depot = (typeof depots)[number]
type Fact = { units: number; depot: Depot; first: number; last: number }

let product: string
/** What an order gets instead. */
let second: string
const reserve = unitsReserver(database)
// what an order has before it books what a test is about
const other = await createProduct(database, { countInStock: 100_000 })

beforeEach(async () => {
  await prisma.depot.createMany({
    data: [
      { id: 'north', name: 'North' },
      { id: 'south', name: 'South' },
    ],
    skipDuplicates: true,
  })
  product = (await createProduct(database, { countInStock: 6 })).id
  await sql.query(`INSERT INTO depot_stock VALUES ($1, 'north', 4), ($1, 'south', 2)`, [product])
})

/** What is refused by a promise or a plan; null where it is done. */
async function refusalOf(work: () => Promise<unknown>): Promise<string | null> {
  try {
    await retryConflicts(work)
    return null
  } catch (error) {
    const constraint = brokenConstraint(error)
    if (constraint === null) throw error
    return constraint
  }
}

/** An order in a depot; false when its units are not there. */
async function book({ units, depot, first, last }: Fact): Promise<string | null> {
  const orderId = await reserve(other.id, 1, '2020-01-01', '2020-01-01')
  await sql.query(`DELETE FROM reservations WHERE order_id = $1`, [orderId])
  await sql.query(`UPDATE orders SET depot_id = $2 WHERE id = $1`, [orderId, depot])
  const refusal = await refusalOf(() =>
    sql.query(
      `INSERT INTO reservations (order_id, product_id, first_day, last_day, units, depot_id)
       VALUES ($1, $2, $3, $4, $5, $6)`,
      [orderId, product, day(first), day(last), units, depot],
    ),
  )
  expect([null, 'stock_days_never_oversold']).toContain(refusal)
  return refusal === null ? orderId : null
}

const repair = async ({ units, depot, first, last }: Fact, isOpen = false) => {
  const id = newId()
  await sql.query(
    `INSERT INTO stock_holds (id, product_id, depot_id, units, first_day, last_day, kind, reason)
     VALUES ($1, $2, $3, $4, $5, $6, 'repair', 'Handle')`,
    [id, product, depot, units, day(first), isOpen ? null : day(last)],
  )
  return id
}

type Transfer = { from: Depot; to: Depot; units: number; leaves: number; arrives: number; isForced: boolean }

const plan = ({ from: source, to, units, leaves, arrives, isForced }: Transfer, id: string) =>
  refusalOf(() =>
    sql.query(
      `INSERT INTO transfers (id, product_id, from_depot_id, to_depot_id, units, leaves_on, arrives_on, is_forced)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [id, product, source, to, units, day(leaves), day(arrives), isForced],
    ),
  )

const arrive = (id: string, lost: number) =>
  sql.query(
    `WITH t AS (UPDATE transfers SET closed_at = now(), arrived_units = units - $2
                WHERE id = $1 AND closed_at IS NULL RETURNING *)
     UPDATE depot_stock s SET units = s.units + CASE WHEN s.depot_id = t.to_depot_id THEN t.units - $2 ELSE -t.units END
     FROM t WHERE s.product_id = t.product_id AND s.depot_id IN (t.from_depot_id, t.to_depot_id)`,
    [id, lost],
  )

/** Facts and promises counted anew, day by day, beside what the triggers keep. */
async function disagreements(of = product) {
  const { rows } = await sql.query(
    `WITH counted AS (
       SELECT s.product_id, s.depot_id, at::date AS day, greatest(0, s.units
         - coalesce((SELECT sum(units) FROM transfers t WHERE t.product_id = s.product_id AND t.from_depot_id = s.depot_id
             AND t.closed_at IS NULL AND t.leaves_on <= at), 0)
         + coalesce((SELECT sum(units) FROM transfers t WHERE t.product_id = s.product_id AND t.to_depot_id = s.depot_id
             AND t.closed_at IS NULL AND t.arrives_on <= at), 0)
         - coalesce((SELECT sum(units) FROM stock_holds h WHERE h.product_id = s.product_id AND h.depot_id = s.depot_id
             AND h.first_day <= at AND coalesce(h.last_day, 'infinity') >= at), 0)) AS capacity,
         coalesce((SELECT sum(units) FROM reservations r WHERE r.product_id = s.product_id AND r.depot_id = s.depot_id
             AND at BETWEEN r.first_day AND r.last_day), 0) AS promised
       FROM depot_stock s CROSS JOIN generate_series($2::date, $3::date, '1 day') at WHERE s.product_id = $1)
     SELECT c.*, d.reserved, d.short, span.capacity AS kept FROM counted c
     LEFT JOIN stock_days d USING (product_id, depot_id, day)
     LEFT JOIN stock_spans span ON span.product_id = c.product_id AND span.depot_id = c.depot_id
       AND c.day BETWEEN span.first_day AND span.last_day
     WHERE span.capacity IS DISTINCT FROM c.capacity OR coalesce(d.reserved, 0) <> c.promised
       OR d.capacity <> c.capacity OR coalesce(d.short, 0) <> greatest(0, c.promised - c.capacity)`,
    [of, day(0), day(horizon)],
  )
  return rows
}

/** On no day can all depots together promise more than is owned: no unit is in two places. */
async function mostOverOwned(of = product) {
  const { rows } = await sql.query<{ over: number }>(
    `SELECT max(total - owned)::int AS over FROM (
       SELECT at, sum(s.capacity) AS total, (SELECT count_in_stock FROM products WHERE id = $1) AS owned
       FROM generate_series($2::date, $3::date, '1 day') at
       JOIN stock_spans s ON s.product_id = $1 AND at BETWEEN s.first_day AND s.last_day GROUP BY at) days`,
    [of, day(0), day(horizon)],
  )
  return rows[0]?.over
}

const depot = fc.constantFrom(...depots)
const days = fc.tuple(fc.nat(15), fc.nat(7)).map(([first, length]) => ({ first, last: first + length }))
const fact = fc
  .tuple(fc.integer({ min: 1, max: 3 }), depot, days)
  .map(([units, at, span]) => ({ units, depot: at, ...span }))
const step = fc.oneof(
  { weight: 5, arbitrary: fact.map((fact) => ({ kind: 'book', fact }) as const) },
  { weight: 1, arbitrary: fc.nat(50).map((which) => ({ kind: 'cancel', which }) as const) },
  { weight: 3, arbitrary: fc.nat(50).map((which) => ({ kind: 'swap', which }) as const) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.nat(50), days, depot)
      .map(([which, span, to]) => ({ kind: 'move', which, span, to }) as const),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fact, fc.boolean())
      .map(([fact, isOpen]) => ({ kind: 'repair', fact, isOpen }) as const),
  },
  { weight: 1, arbitrary: fc.nat(50).map((which) => ({ kind: 'mend', which }) as const) },
  {
    weight: 1,
    arbitrary: fc.tuple(depot, fc.nat(6)).map(([at, units]) => ({ kind: 'count', at, units }) as const),
  },
  {
    weight: 3,
    arbitrary: fc
      .record({
        from: depot,
        to: depot,
        units: fc.integer({ min: 1, max: 3 }),
        leaves: fc.nat(12),
        isForced: fc.boolean(),
      })
      .map(
        (transfer) => ({ kind: 'plan', transfer: { ...transfer, arrives: transfer.leaves + 2 } }) as const,
      ),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.nat(50), fc.nat(1))
      .map(([which, lost]) => ({ kind: 'arrive', which, lost }) as const),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.nat(50), fc.nat(4))
      .map(([which, sooner]) => ({ kind: 'hurry', which, sooner }) as const),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.nat(50), fc.nat(4))
      .map(([which, later]) => ({ kind: 'delay', which, later }) as const),
  },
)
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never

/** What an order holds of the one product it gets of the second instead, or the other way around. */
async function swap(orderId: string | undefined) {
  const held = orderId === undefined ? [] : await findReservations(sql, orderId)
  if (orderId === undefined || held.length === 0) return
  const units = held.map((one) => ({ ...one, productId: one.productId === product ? second : product }))
  const refusal = await refusalOf(() => transaction(sql, (tx) => exchangeUnits(tx, { orderId, units })))
  expect([null, 'stock_days_never_oversold']).toContain(refusal)
}

type World = { orders: string[]; repairs: string[]; transfers: string[] }

async function take(one: Step, { orders, repairs, transfers }: World) {
  switch (one.kind) {
    case 'book': {
      const id = await book(one.fact)
      if (id) orders.push(id)
      return
    }
    case 'cancel':
      return sql.query('DELETE FROM reservations WHERE order_id = $1', [orders[one.which % orders.length]])
    case 'swap':
      return swap(orders[one.which % orders.length])
    case 'move':
      return refusalOf(() =>
        sql.query(
          `UPDATE reservations SET first_day = $2, last_day = $3, depot_id = $4 WHERE order_id = $1`,
          [orders[one.which % orders.length], day(one.span.first), day(one.span.last), one.to],
        ),
      )
    case 'repair':
      repairs.push(await repair(one.fact, one.isOpen))
      return
    case 'mend':
      return sql.query('DELETE FROM stock_holds WHERE id = $1', [repairs[one.which % repairs.length]])
    case 'count':
      return refusalOf(() =>
        sql.query('UPDATE depot_stock SET units = $3 WHERE product_id = $1 AND depot_id = $2', [
          product,
          one.at,
          one.units,
        ]),
      )
    case 'plan': {
      const id = newId()
      if ((await plan(one.transfer, id)) === null) transfers.push(id)
      return
    }
    case 'arrive':
      return arrive(transfers[one.which % transfers.length] ?? '', one.lost)
    case 'hurry':
      return sql.query(
        `UPDATE transfers SET leaves_on = leaves_on - $2::int WHERE id = $1 AND closed_at IS NULL`,
        [transfers[one.which % transfers.length], one.sooner],
      )
    case 'delay':
      return sql.query(
        `UPDATE transfers SET arrives_on = arrives_on + $2::int WHERE id = $1 AND closed_at IS NULL`,
        [transfers[one.which % transfers.length], one.later],
      )
  }
}

test(
  'whatever is booked, moved, swapped, repaired, sent and counted, no unit is in two places on one day',
  { timeout: 120_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 15, maxLength: 40 }), async (steps) => {
        product = (await createProduct(database, { countInStock: 6 })).id
        second = (await createProduct(database, { countInStock: 4 })).id
        await sql.query(
          `INSERT INTO depot_stock VALUES ($1, 'north', 4), ($1, 'south', 2), ($2, 'north', 3), ($2, 'south', 1)`,
          [product, second],
        )
        const world: World = { orders: [], repairs: [], transfers: [] }
        for (const one of steps) await take(one, world)
        for (const of of [product, second]) {
          expect(await disagreements(of)).toEqual([])
          expect(await mostOverOwned(of)).toBeLessThanOrEqual(0)
        }
      }),
      { numRuns: 12 },
    )
  },
)

test('what core says is free is what the database then promises, to the last unit', async () => {
  await repair({ units: 1, depot: 'north', first: 2, last: 5 })
  await plan({ from: 'main', to: 'north', units: 2, leaves: 3, arrives: 6, isForced: false }, newId())
  await book({ units: 2, depot: 'north', first: 4, last: 9 })
  for (const depotId of depots) {
    const wanted = { firstDay: day(3), lastDay: day(8) }
    const parts = await findStockParts(sql, { productId: product, depotId }, wanted)
    const { free } = freeOf(parts, { wanted, shown: wanted })
    const asked = { depot: depotId, first: 3, last: 8 }
    expect(await book({ ...asked, units: free + 1 })).toBeNull()
    if (free > 0) expect(await book({ ...asked, units: free })).not.toBeNull()
    const [left] = await findStockParts(sql, { productId: product, depotId }, wanted)
    expect(left && freeOf([left], { wanted, shown: wanted }).free).toBe(0)
  }
})

test('a short day takes no promise, and what keeps it needs no room', async () => {
  const orderId = (await book({ units: 6, depot: 'main', first: 2, last: 6 })) ?? ''
  await repair({ units: 2, depot: 'main', first: 4, last: 8 })
  const shortDays = () => prisma.stockDay.count({ where: { productId: product, short: 2 } })
  expect(await shortDays()).toBe(3)
  expect(await book({ units: 1, depot: 'main', first: 6, last: 6 })).toBeNull()
  const until = (last: CalendarDate) => () =>
    sql.query('UPDATE reservations SET last_day = $2 WHERE order_id = $1', [orderId, last])
  expect(await refusalOf(until(day(7)))).toBe('stock_days_never_oversold')
  expect(await refusalOf(until(day(5)))).toBeNull()
  expect(await shortDays()).toBe(2)
  expect(await disagreements()).toEqual([])
})

test('a transfer takes what belongs to the depot and is promised to nobody, unless it is forced', async () => {
  await book({ units: 5, depot: 'main', first: 4, last: 6 })
  const two = { from: 'main', to: 'south', units: 2, leaves: 5, arrives: 7, isForced: false } as const
  expect(await plan({ ...two, units: 7 }, newId())).toBe('transfers_take_what_is_there')
  expect(await plan(two, newId())).toBe('stock_days_never_oversold')
  expect(await plan({ ...two, leaves: 7 }, newId())).toBeNull()
  expect(await plan({ ...two, isForced: true }, newId())).toBeNull()
  expect(await disagreements()).toEqual([])
})

test(
  'buyers and facts at once: nothing is promised past what the facts leave',
  { timeout: 60_000 },
  async () => {
    const pick = (n: number): Depot => depots[n % 2] ?? 'main'
    const buyers = Array.from({ length: 40 }, (_, n) => async () => {
      const id = await book({ units: 1, depot: pick(n), first: 8 + (n % 4), last: 14 + (n % 3) })
      if (id && n % 5 === 0) await sql.query('DELETE FROM reservations WHERE order_id = $1', [id])
    })
    const facts = Array.from({ length: 16 }, (_, n) => async () => {
      if (n % 2 === 0) {
        const id = await repair({ units: 1, depot: pick(n / 2), first: 9, last: 12 })
        await sql.query('DELETE FROM stock_holds WHERE id = $1', [id])
        return
      }
      const id = newId()
      const transfer = { from: pick(n), to: pick(n + 1), units: 1, leaves: 8, arrives: 12, isForced: false }
      if ((await plan(transfer, id)) === null) await retryConflicts(() => arrive(id, 0))
    })
    const everybody = buyers.flatMap((buyer, n) => [buyer, ...facts.slice(n, n + 1)])
    await Promise.all(everybody.map((one) => one()))
    expect(await disagreements()).toEqual([])
    expect(await mostOverOwned()).toBe(0)
    expect(await prisma.stockDay.count({ where: { productId: product, short: { gt: 0 } } })).toBe(0)
  },
)

test('servers of the version before write the sum and leave the depot to its default: all is the main depot’s', async () => {
  await sql.query('UPDATE products SET count_in_stock = count_in_stock + 3 WHERE id = $1', [product])
  const unitsOf = async () =>
    (await prisma.depotStock.findMany({ where: { productId: product }, orderBy: { depotId: 'asc' } })).map(
      ({ units }) => units,
    )
  expect(await unitsOf()).toEqual([9, 4, 2])
  await reserve(product, 8, day(3), day(5))
  const fewer = () =>
    sql.query('UPDATE products SET count_in_stock = count_in_stock - 2 WHERE id = $1', [product])
  expect(await refusalOf(fewer)).toBe('stock_days_never_oversold')
  await sql.query(`UPDATE depot_stock SET units = 1 WHERE product_id = $1 AND depot_id = 'north'`, [product])
  expect((await prisma.product.findUniqueOrThrow({ where: { id: product } })).countInStock).toBe(12)
  const [{ fleet, capacity } = { fleet: 0, capacity: 0 }] = await prisma.stockDay.findMany({
    where: { productId: product },
    take: 1,
  })
  expect([fleet, capacity]).toEqual([9, 9])
})
