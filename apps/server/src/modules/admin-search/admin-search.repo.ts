import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Sql } from '../../platform/database.ts'
import { query } from '../../platform/sql/query.ts'
import { ordersLike } from './found-orders.ts'
import {
  codesLike,
  payoutsLike,
  peopleLike,
  productsLike,
  promotionCodesLike,
  quotesLike,
  shownPeople,
} from './found.ts'
import type { Search } from './search.ts'

/** Everything the command menu finds, in one statement; a few of each kind. */
export async function findInAdmin(sql: Sql, asked: Omit<Search, 'number'>) {
  const number = /^#?([0-9a-f]{2,24})$/i.exec(asked.q)?.[1]?.toLowerCase() ?? null
  const search: Search = { ...asked, number }
  // unnamed: the plan depends on how often the words occur, so each search gets its own
  const [found] = await query(sql, (db) =>
    db
      .with('people', () => peopleLike(search))
      .selectNoFrom([
        jsonArrayFrom(ordersLike(search)).as('orders'),
        jsonArrayFrom(quotesLike(search)).as('quotes'),
        jsonArrayFrom(shownPeople(search)).as('users'),
        jsonArrayFrom(productsLike(search)).as('products'),
        jsonArrayFrom(codesLike(search)).as('codes'),
        jsonArrayFrom(promotionCodesLike(search)).as('promotionCodes'),
        jsonArrayFrom(payoutsLike(search)).as('payouts'),
      ]),
  )
  return (
    found ?? { orders: [], quotes: [], users: [], products: [], codes: [], promotionCodes: [], payouts: [] }
  )
}
