import type { CalendarDate } from '@trivet/core/dates'
import type { NotNull } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Sql } from '../../platform/database.ts'
import type { Builder } from '../../platform/sql/builder.ts'
import { float, int, largeSumOf, orZero } from '../../platform/sql/functions.ts'
import { statement } from '../../platform/sql/statement.ts'

type Asked = { firstDay: CalendarDate; count: number }

/**
 * Revenue ever, the days since `firstDay`, and the products that brought most: what is added up already together with the
 * changes that are not, in one statement, so that every cent counts once.
 */
export async function findRevenue(sql: Sql, asked: Asked) {
  const [figures] = await findRevenueStatement(sql, asked)
  return figures ?? { receivedCents: 0, refundedCents: 0, days: [], topProducts: [] }
}

const findRevenueStatement = statement<Asked>()('dashboard-revenue', (db, $) =>
  db
    .with('days', allDays)
    .with('changed', changedProducts)
    .with('leaders', (q) =>
      q
        .selectFrom('product_revenue')
        .select('product_id')
        .orderBy('cents', 'desc')
        .orderBy('product_id')
        .limit((eb) => {
          const changed = eb.selectFrom('changed').select(({ fn }) => int(fn.countAll()).as('count'))
          // of so many, this many at least have not moved
          return eb($.count, '+', orZero(changed))
        }),
    )
    .with('candidates', (q) =>
      q.selectFrom('leaders').select('product_id').union(q.selectFrom('changed').select('product_id')),
    )
    .with('top', (q) =>
      q
        .selectFrom('candidates as c')
        .innerJoin('products as p', 'p.id', 'c.product_id')
        .leftJoin('product_revenue as r', 'r.product_id', 'c.product_id')
        .leftJoin('changed as m', 'm.product_id', 'c.product_id')
        .select((eb) => [
          'p.id',
          'p.name',
          eb(
            eb.fn.coalesce(float(eb.ref('r.cents')), eb.lit(0)),
            '+',
            eb.fn.coalesce('m.cents', eb.lit(0)),
          ).as('cents'),
        ])
        .orderBy('cents', 'desc')
        .orderBy('p.id')
        .limit($.count),
    )
    .selectNoFrom((eb) => {
      const days = eb.selectFrom('days')
      const top = eb.selectFrom('top').select(['id', 'name', 'cents']).where('cents', '>', 0)
      return [
        orZero(days.select((of) => largeSumOf(of.ref('receivedCents')).as('sum'))).as('receivedCents'),
        orZero(days.select((of) => largeSumOf(of.ref('refundedCents')).as('sum'))).as('refundedCents'),
        jsonArrayFrom(days.selectAll().where('day', '>=', $.firstDay).orderBy('day')).as('days'),
        jsonArrayFrom(top.orderBy('cents', 'desc').orderBy('id')).as('topProducts'),
      ]
    }),
)

function allDays(db: Builder) {
  const changes = db
    .selectFrom('revenue_changes')
    .select(['day', 'received_cents', 'refunded_cents'])
    .where('day', 'is not', null)
    .$narrowType<{ day: NotNull }>()
  const folded = db.selectFrom('revenue_days').select(['day', 'received_cents', 'refunded_cents'])
  return db
    .selectFrom(folded.unionAll(changes).as('all_days'))
    .select((eb) => [
      'day',
      largeSumOf(float(eb.ref('received_cents'))).as('receivedCents'),
      largeSumOf(float(eb.ref('refunded_cents'))).as('refundedCents'),
    ])
    .groupBy('day')
}

function changedProducts(db: Builder) {
  return db
    .selectFrom('revenue_changes')
    .select((eb) => ['product_id', largeSumOf(float(eb.ref('product_cents'))).as('cents')])
    .where('product_id', 'is not', null)
    .groupBy('product_id')
    .$narrowType<{ product_id: NotNull }>()
}
