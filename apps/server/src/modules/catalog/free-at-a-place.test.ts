import { productCategories } from '@trivet/core/catalog'
import { addDays, calendarDate } from '@trivet/core/dates'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { newId } from '../../platform/ids.ts'
import { testDatabase } from '../../test/database.ts'
import { createProduct } from '../../test/factories.ts'
import { unitsReserver } from '../../test/units-reserver.ts'
import { findProducts } from './products.repo.ts'

const database = await testDatabase()
const { sql, prisma } = database
const reserve = unitsReserver(database)
const day = (n: number) => addDays(calendarDate('2027-01-01'), n)

await prisma.depot.create({ data: { id: 'north', name: 'North' } })
const other = await createProduct(database, { countInStock: 1000, archivedAt: new Date(0) })

const depot = fc.constantFrom('main', 'north')
const days = fc.tuple(fc.nat(9), fc.nat(4)).map(([first, length]) => ({ first, last: first + length }))
const product = fc.record({
  category: fc.constantFrom(...productCategories, null),
  isArchived: fc.integer({ min: 0, max: 5 }).map((n) => n === 0),
  main: fc.nat(2),
  north: fc.option(fc.nat(2)),
})
const placeOfProduct = fc.nat(7)
const taken = fc.record({ of: placeOfProduct, at: depot, days, isPromised: fc.boolean() })
const part = fc.record({
  kit: fc.nat(2),
  of: fc.integer({ min: 3, max: 7 }),
  quantity: fc.integer({ min: 1, max: 2 }),
})

type Taken = typeof taken extends fc.Arbitrary<infer T> ? T : never

/** A unit promised or under repair; what is not there to promise is let be. */
async function take({ at, days: { first, last }, isPromised }: Taken, productId: string) {
  if (!isPromised) {
    return sql.query(
      `INSERT INTO stock_holds (id, product_id, depot_id, units, first_day, last_day, kind, reason)
       SELECT $1, product_id, depot_id, 1, $4, $5, 'repair', 'Handle' FROM depot_stock
       WHERE product_id = $2 AND depot_id = $3`,
      [newId(), productId, at, day(first), day(last)],
    )
  }
  const orderId = await reserve(other.id, 1, '2020-01-01', '2020-01-01')
  return sql
    .query(
      `INSERT INTO reservations (order_id, product_id, first_day, last_day, units, depot_id)
       SELECT $1, product_id, $4, $5, 1, depot_id FROM depot_stock WHERE product_id = $2 AND depot_id = $3`,
      [orderId, productId, at, day(first), day(last)],
    )
    .catch((error: { constraint?: string }) => expect(error.constraint).toBe('stock_days_never_oversold'))
}

test(
  'what is free at a place is the same told by what is taken, and looked up for each product',
  { timeout: 120_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(product, { minLength: 8, maxLength: 30 }),
        fc.array(part, { maxLength: 8 }),
        fc.array(taken, { maxLength: 25 }),
        days,
        async (products, parts, allTaken, { first, last }) => {
          await sql.query('DELETE FROM reservations; DELETE FROM kit_components')
          await sql.query('DELETE FROM products WHERE id <> $1', [other.id])
          const ids: string[] = []
          for (const { category, isArchived, main, north } of products) {
            const archivedAt = isArchived ? new Date(0) : null
            const { id } = await createProduct(database, { category, archivedAt, countInStock: main })
            if (north !== null)
              await sql.query(`INSERT INTO depot_stock VALUES ($1, 'north', $2)`, [id, north])
            ids.push(id)
          }
          await prisma.kitComponent.createMany({
            data: parts.map(({ kit, of, quantity }, position) => {
              return { kitId: ids[kit]!, componentId: ids[of]!, quantity, position }
            }),
            skipDuplicates: true,
          })
          for (const one of allTaken) await take(one, ids[one.of]!)

          const free = { firstDay: day(first), lastDay: day(last) }
          for (const depotId of ['main', 'north']) {
            for (const category of [undefined, ...productCategories]) {
              const asked = { category, freeOver: { ...free, depotId } }
              const toldByTaken = await everyPage(asked)
              const lookedUp = await everyPage({ ...asked, sort: 'price-asc' })
              expect(toldByTaken).toEqual(lookedUp)
            }
          }
        },
      ),
      { numRuns: 40 },
    )
  },
)

// all products cost the same, so that by price too they stand in the order of the listing
async function everyPage(asked: Omit<Parameters<typeof findProducts>[1], 'pageNumber'>) {
  const first = await findProducts(sql, { ...asked, pageNumber: 1 })
  const ids = first.products.map(({ _id }) => _id)
  for (let pageNumber = 2; pageNumber <= first.pages; pageNumber += 1) {
    ids.push(...(await findProducts(sql, { ...asked, pageNumber })).products.map(({ _id }) => _id))
  }
  expect(ids).toHaveLength(first.total ?? 0)
  return ids
}
