import { emptyCart, type Cart } from '@trivet/core/cart'
import { storedCartInput, type SavedCart } from '@trivet/core/contract/cart'
import type { Sql } from '../../platform/database.ts'
import { insertRow } from '../../platform/sql/insert.ts'
import { shortRead, statement } from '../../platform/sql/statement.ts'
import { allExcluded } from '../../platform/sql/update.ts'

/** Null for an account that never had one. One that today's rules no longer understand counts as empty. */
export async function findCart(sql: Sql, userId: string): Promise<SavedCart | null> {
  const [saved] = await findCartStatement(sql, { userId })
  if (!saved) return null
  return { cart: storedCartInput.safeParse(saved.content).data ?? emptyCart, revision: saved.revision }
}

const findCartStatement = shortRead<{ userId: string }>()('saved-cart', (db, $) =>
  db.selectFrom('saved_carts').select(['content', 'revision']).where('user_id', '=', $.userId),
)

export type CartChange = {
  userId: string
  cart: Cart
  /** The revision the change starts from; null takes whatever there is. */
  basedOn: number | null
  now: Date
}

const saveCart = statement<CartChange>()('write-cart', (db, $, json) =>
  insertRow(db, 'saved_carts', { userId: $.userId, content: json.cart, revision: 1, updatedAt: $.now })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet((eb) => ({
          ...allExcluded('saved_carts', ['userId', 'revision']),
          revision: eb('saved_carts.revision', '+', 1),
        }))
        .where((eb) =>
          eb.or([eb(eb.cast($.basedOn, 'integer'), 'is', null), eb('saved_carts.revision', '=', $.basedOn)]),
        ),
    )
    .returning('revision'),
)

/** The new revision, or null when another device was quicker. */
export async function writeCart(sql: Sql, change: CartChange): Promise<number | null> {
  const [saved] = await saveCart(sql, change)
  return saved?.revision ?? null
}
