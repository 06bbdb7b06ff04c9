import { expressionBuilder, sql as part, type InferResult } from 'kysely'
import type { Sql } from '../../../platform/database.ts'
import type { Builder, Tables } from '../../../platform/sql/builder.ts'
import { int } from '../../../platform/sql/functions.ts'
import { query } from '../../../platform/sql/query.ts'
import {
  countedBehind,
  countedOfAll,
  countedOfOrder,
  type AskedFigure,
  type Counted,
} from '../../reports/index.ts'
import type { Conditions } from './order-conditions.ts'
import { dueCents, openOfPriceCents } from './order-sums.ts'
import { comesAfter, sequenceOf, type Order } from '../order-sequence.ts'
import { selectOrder } from '../select-order.ts'

const eb = expressionBuilder<Tables & { o: Tables['orders'] }, 'o'>()

/** Orders as staff list them. */
export function selectListedOrder(db: Builder) {
  return selectOrder(db).select([
    'u.name as customerName',
    'o.waived_cents as waivedCents',
    openOfPriceCents.as('openCents'),
    dueCents.as('dueCents'),
    eb
      .selectFrom('referral_uses as r')
      .innerJoin('referral_codes as c', 'c.id', 'r.code_id')
      .select('c.code')
      .whereRef('r.order_id', '=', 'o.id')
      .as('code'),
    eb
      .selectFrom('promotion_uses as use')
      .innerJoin('promotion_codes as c', 'c.id', 'use.code_id')
      .select('c.code')
      .whereRef('use.order_id', '=', 'o.id')
      .as('promotionCode'),
  ])
}

export type ListedRecord = InferResult<ReturnType<typeof selectListedOrder>>[number]

/** With what it counts for in the figure that is asked for. */
export type RecordOfList = ListedRecord & { counted: Counted[] }

const nothingCounted = part<Counted[]>`'[]'::jsonb`

// beyond so many, staff read "more than": nobody turns 500 pages, and counting them all is slow
export const mostCounted = 10_000

type Window = {
  order: Order
  figure: AskedFigure | null
  limit: number
  /** A page of many. */
  offset?: number
  /** The last order of the ones before. */
  after?: ListedRecord | null
}

/**
 * Some orders of a list, in its sequence. Without a name, so that the database plans each question with its own values:
 * a rare word and a frequent one need different indexes.
 */
export function findListedOrders(
  sql: Sql,
  { where }: Conditions,
  { order, figure, limit, offset = 0, after = null }: Window,
): Promise<RecordOfList[]> {
  const { column, direction, idDirection } = sequenceOf(order)
  return query(sql, (db) => {
    const page = db
      .selectFrom('orders as o')
      .select('o.id')
      .where(after ? eb.and([where, comesAfter(after, order)]) : where)
      .orderBy(column, direction)
      .orderBy('o.id', idDirection)
      .limit(limit)
      .offset(offset)
      .as('page')
    return selectListedOrder(db)
      .select((figure ? countedOfOrder(figure) : nothingCounted).as('counted'))
      .innerJoin(page, 'page.id', 'o.id')
      .orderBy(column, direction)
      .orderBy('o.id', idDirection)
  })
}

/** How many there are; of a list that was narrowed, one more than are counted at most. */
export async function countOrders(sql: Sql, { where, isNarrowed }: Conditions): Promise<number> {
  const [found] = await query(sql, (db) =>
    isNarrowed
      ? db
          .selectFrom(
            db
              .selectFrom('orders as o')
              .select('o.id')
              .where(where)
              .limit(mostCounted + 1)
              .as('counted'),
          )
          .select((all) => int(all.fn.countAll()).as('total'))
      : db.selectFrom('orders').select((all) => int(all.fn.countAll()).as('total')),
  )
  return found?.total ?? 0
}

/** What they count for in a figure, those of all pages. Without a name, as the list: a few days and a year need different plans. */
export function sumOrders(sql: Sql, { besidesFigure }: Conditions, figure: AskedFigure): Promise<Counted[]> {
  const ids = besidesFigure && eb.selectFrom('orders as o').select('o.id').where(besidesFigure)
  const counted = ids ? countedBehind(figure).where('e.order_id', 'in', ids) : countedOfAll(figure)
  return query(sql, (db) => db.selectFrom(counted.as('counted')).select(['kind', 'amount']))
}
