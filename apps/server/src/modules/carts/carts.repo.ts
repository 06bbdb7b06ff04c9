import { emptyCart, type Cart } from '@trivet/core/cart'
import { storedCartInput, type SavedCart } from '@trivet/core/contract/cart'
import { rows, type PrismaDb, type Sql } from '../../platform/database.ts'

/** Null for an account that never had one. One that today's rules no longer understand counts as empty. */
export async function findCart(db: PrismaDb, userId: string): Promise<SavedCart | null> {
  const saved = await db.savedCart.findUnique({
    where: { userId },
    select: { content: true, revision: true },
  })
  if (!saved) return null
  return { cart: storedCartInput.safeParse(saved.content).data ?? emptyCart, revision: saved.revision }
}

export type CartChange = {
  userId: string
  cart: Cart
  /** The revision the change starts from; null takes whatever there is. */
  basedOn: number | null
  now: Date
}

/** The new revision, or null when another device was quicker. */
export async function writeCart(
  sql: Sql,
  { userId, cart, basedOn, now }: CartChange,
): Promise<number | null> {
  const [saved] = await rows<{ revision: number }>(sql, {
    name: 'write-cart',
    text: `
      INSERT INTO saved_carts AS c (user_id, content, revision, updated_at) VALUES ($1, $2::jsonb, 1, $4)
      ON CONFLICT (user_id) DO UPDATE SET
        content = excluded.content, revision = c.revision + 1, updated_at = excluded.updated_at
      WHERE $3::int IS NULL OR c.revision = $3
      RETURNING revision`,
    values: [userId, JSON.stringify(cart), basedOn, now],
  })
  return saved?.revision ?? null
}
