import { orderStatuses, type OrderStatus } from '@trivet/core/orders'
import { writtenQuoteStatus, writtenQuoteStatuses } from '@trivet/core/written-quotes'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { newId } from '../../platform/ids.ts'
import { query } from '../../platform/sql/query.ts'
import { testDatabase } from '../../test/database.ts'
import { createUser } from '../../test/factories.ts'
import { orderRow } from '../../test/order-row.ts'
import { quoteRow } from '../../test/quote-row.ts'
import { writtenQuoteIs } from './quote-status-conditions.ts'

const database = await testDatabase()
const { prisma, sql } = database
const { id: userId } = await createUser(database)
const now = new Date('2026-12-05T12:00:00Z')

type Case = {
  isWithdrawn: boolean
  holdsUnits: boolean
  /** From now. */
  expiresInMs: number
  order: { status: OrderStatus; isPaid: boolean } | null
}

const cases: fc.Arbitrary<Case> = fc.record({
  isWithdrawn: fc.boolean(),
  holdsUnits: fc.boolean(),
  expiresInMs: fc.constantFrom(-1, 0, 1),
  order: fc.option(fc.record({ status: fc.constantFrom(...orderStatuses), isPaid: fc.boolean() })),
})

test('every quote has the status, and no other, that the rules say', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(cases, { minLength: 1, maxLength: 60 }), async (quotes) => {
      const ids = await store(quotes)
      expect(await statusesInDatabase(ids)).toEqual(quotes.map((quote) => [statusByTheRules(quote)]))
    }),
    { numRuns: 8 },
  )
})

const expiresAt = ({ expiresInMs }: Case) => new Date(now.getTime() + expiresInMs)

const statusByTheRules = (quote: Case) => writtenQuoteStatus({ ...quote, expiresAt: expiresAt(quote), now })

async function statusesInDatabase(ids: string[]) {
  const found = await Promise.all(
    writtenQuoteStatuses.map(async (status) => {
      const quotes = await query(sql, (db) =>
        db
          .selectFrom('written_quotes as q')
          .leftJoin('orders as o', 'o.id', 'q.order_id')
          .select('q.id')
          .where('q.id', 'in', ids)
          .where(writtenQuoteIs[status](now)),
      )
      return { status, ids: new Set(quotes.map(({ id }) => id)) }
    }),
  )
  return ids.map((id) => found.filter((of) => of.ids.has(id)).map(({ status }) => status))
}

async function store(quotes: Case[]): Promise<string[]> {
  const stored = quotes.map((quote) => ({ ...quote, id: newId(), orderId: quote.order && newId() }))
  await prisma.order.createMany({
    data: stored.flatMap(({ orderId: id, order }) =>
      id && order
        ? orderRow({
            id,
            userId,
            status: order.status,
            paymentStatus: order.isPaid ? 'paid' : 'unpaid',
            paidAt: order.isPaid ? now : null,
            cancelReason: order.status === 'cancelled' ? 'by-staff' : null,
            onAccountBecause: 'Pays by check',
          })
        : [],
    ),
  })
  await prisma.writtenQuote.createMany({
    data: stored.map((quote) =>
      quoteRow({
        id: quote.id,
        userId,
        holdsUnits: quote.holdsUnits,
        withdrawnAt: quote.isWithdrawn ? now : null,
        expiresAt: expiresAt(quote),
        orderId: quote.orderId,
      }),
    ),
  })
  return stored.map(({ id }) => id)
}
