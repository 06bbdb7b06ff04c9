import type { Sql } from '../../platform/database.ts'
import { any } from '../../platform/sql/functions.ts'
import { statement } from '../../platform/sql/statement.ts'
import { isOfferedForKits } from '../catalog/index.ts'
import { itemColumns, selectKits } from './kit-items.ts'
import type { KitItemRecord, KitRecord } from './kit-record.ts'

const kitById = statement<{ kitId: string; userId: string }>()('kit-by-id', (db, $) =>
  selectKits(db).where('k.id', '=', $.kitId).where('k.user_id', '=', $.userId),
)

/** The kit if this user made it; otherwise null, as for an unknown id. */
export async function findKit(
  sql: Sql,
  { kitId, userId }: { kitId: string; userId: string },
): Promise<KitRecord | null> {
  const [kit] = await kitById(sql, { kitId, userId })
  return kit ?? null
}

const kitsOfUser = statement<{ userId: string }>()('kits-of-user', (db, $) =>
  selectKits(db).where('k.user_id', '=', $.userId).orderBy('k.created_at', 'desc').orderBy('k.id'),
)

/** A user's own kits, newest first. */
export function listKitsOf(sql: Sql, userId: string): Promise<KitRecord[]> {
  return kitsOfUser(sql, { userId })
}

/** Those of the kits that this user made. */
export const findKits = statement<{ kitIds: string[]; userId: string }>()('kits-by-ids', (db, $) =>
  selectKits(db).where('k.id', '=', any($.kitIds)).where('k.user_id', '=', $.userId),
)

const kitItems = statement<{ productIds: string[] }>()('kit-items', (db, $) =>
  db
    .selectFrom('products as p')
    .select(itemColumns)
    .where('p.id', '=', any($.productIds))
    .where(isOfferedForKits),
)

export type ChosenItem = { product: string; quantity: number }

/** The items that are offered for custom kits, in the order asked for. */
export async function findKitItems(sql: Sql, items: ChosenItem[]): Promise<KitItemRecord[]> {
  const found = await kitItems(sql, { productIds: items.map(({ product }) => product) })
  const itemOf = new Map(found.map((item) => [item.product, item]))
  return items.flatMap(({ product, quantity }) => {
    const item = itemOf.get(product)
    return item ? [{ ...item, quantity }] : []
  })
}

export type EarlierKit = { kit: KitRecord; creationHash: string | null }

const kitByKey = statement<{ userId: string; key: string }>()('kit-by-key', (db, $) =>
  selectKits(db)
    .select('k.creation_hash as creationHash')
    .where('k.user_id', '=', $.userId)
    .where('k.creation_key', '=', $.key),
)

export async function findKitByKey(
  sql: Sql,
  { userId, key }: { userId: string; key: string },
): Promise<EarlierKit | null> {
  const [found] = await kitByKey(sql, { userId, key })
  if (!found) return null
  const { creationHash, ...kit } = found
  return { kit, creationHash }
}
