import { jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Sql } from '../../platform/database.ts'
import { arrayOf, bool, int } from '../../platform/sql/functions.ts'
import { someFields } from '../../platform/sql/fields.ts'
import { statement } from '../../platform/sql/statement.ts'
import { hasNoOrder } from '../referrals/index.ts'

type Asked = { code: string; userId: string | null; now: Date }

const cartPromotionFacts = statement<Asked>()('cart-promotion-facts', (db, $) => {
  const code = db
    .selectFrom('promotion_codes as c')
    .select(
      someFields('promotion_codes', 'c', [
        'id',
        'code',
        'basisPoints',
        'amountCents',
        'firstDay',
        'lastDay',
        'mostUses',
        'firstOrderOnly',
      ]),
    )
    .select((eb) => {
      // an order whose hold is over is as good as cancelled; who looks for them where there are uses left
      const lapsed = eb
        .selectFrom('promotion_uses as u')
        .innerJoin('orders as o', 'o.id', 'u.order_id')
        .select((use) => int(use.fn.countAll()).as('count'))
        .whereRef('u.code_id', '=', 'c.id')
        .where('u.given_back', '=', false)
        .where('o.hold_expires_at', '<=', $.now)
      const products = eb
        .selectFrom('promotion_code_products as p')
        .select('p.product_id')
        .whereRef('p.code_id', '=', 'c.id')
      return [
        bool(eb('c.switched_off_at', 'is not', null)).as('isOff'),
        eb
          .case()
          .when(eb('c.uses', '>=', eb.ref('c.most_uses')))
          .then(eb('c.uses', '-', lapsed))
          .else(eb.ref('c.uses'))
          .end()
          .as('uses'),
        arrayOf(products).as('productIds'),
      ]
    })
    .where('c.code', '=', $.code)
  return db.selectNoFrom([jsonObjectFrom(code).as('code'), hasNoOrder(db, $).as('isFirstOrder')])
})

export type CartPromotionFacts = Awaited<ReturnType<typeof cartPromotionFacts>>[number]

/** What deciding about a promotion code needs to know of code and guest, in one round trip. */
export async function findCartPromotionFacts(sql: Sql, asked: Asked): Promise<CartPromotionFacts> {
  const [facts] = await cartPromotionFacts(sql, asked)
  return facts ?? { code: null, isFirstOrder: false }
}
