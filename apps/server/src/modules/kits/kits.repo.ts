import { rows, transaction, type Sql } from '../../platform/database.ts'
import type { Services } from '../../api/context.ts'
import { kitShelf } from '../catalog/products.repo.ts'
import type { KitItemRecord, KitRecord } from './kit-record.ts'

/** A product `p` as an item of a kit; `quantity` is an expression. */
const itemJson = (quantity: string) => `json_build_object(
  'product', p.id, 'slug', p.slug, 'name', p.name, 'image', p.image, 'category', p.kit_category,
  'quantity', ${quantity}, 'unitPriceCents', p.price_cents, 'weightGrams', p.weight_grams,
  'depositCents', p.deposit_cents, 'countInStock', p.count_in_stock, 'isOffered', (${kitShelf.condition}))`

/** The rows `i` of a kit or of a template that meet `condition`, as JSON, in their order. */
export const itemsJson = (table: 'kit_items' | 'kit_template_items', condition: string) => `(
  SELECT coalesce(json_agg(${itemJson('i.quantity')} ORDER BY i.position), '[]')
  FROM ${table} i JOIN products p ON p.id = i.product_id WHERE ${condition})`

/** A row `k` of the kits with its items, as JSON, for statements that need more than kits. */
export const kitJson = `json_build_object(
  'id', k.id, 'name', k.name, 'lastModified', k.last_modified,
  'items', ${itemsJson('kit_items', 'i.kit_id = k.id')})`

type KitRow = { kit: KitRecord }

/** The kit if this user made it; otherwise null, as for an unknown id. */
export async function findKit(
  sql: Sql,
  { kitId, userId }: { kitId: string; userId: string },
): Promise<KitRecord | null> {
  const [row] = await rows<KitRow>(sql, {
    name: 'kit-by-id',
    text: `SELECT ${kitJson} AS kit FROM kits k WHERE k.id = $1 AND k.user_id = $2`,
    values: [kitId, userId],
  })
  return row?.kit ?? null
}

/** A user's own kits, newest first. */
export async function listKitsOf(sql: Sql, userId: string): Promise<KitRecord[]> {
  const found = await rows<KitRow>(sql, {
    name: 'kits-of-user',
    text: `SELECT ${kitJson} AS kit FROM kits k WHERE k.user_id = $1 ORDER BY k.created_at DESC, k.id`,
    values: [userId],
  })
  return found.map((row) => row.kit)
}

/** Those of the kits that this user made. */
export async function findKits(
  sql: Sql,
  { kitIds, userId }: { kitIds: string[]; userId: string },
): Promise<KitRecord[]> {
  const found = await rows<KitRow>(sql, {
    name: 'kits-by-ids',
    text: `SELECT ${kitJson} AS kit FROM kits k WHERE k.id = ANY($1) AND k.user_id = $2`,
    values: [kitIds, userId],
  })
  return found.map((row) => row.kit)
}

/** The items that are offered for custom kits, in the order asked for. */
export async function findKitItems(
  sql: Sql,
  items: { product: string; quantity: number }[],
): Promise<KitItemRecord[]> {
  const found = await rows<{ item: KitItemRecord }>(sql, {
    name: 'kit-items',
    text: `SELECT ${itemJson('i.quantity')} AS item
           FROM ROWS FROM (jsonb_to_recordset($1::jsonb) AS (product text, quantity int)) WITH ORDINALITY
             AS i(product, quantity, position)
           JOIN products p ON p.id = i.product
           WHERE ${kitShelf.condition} ORDER BY i.position`,
    values: [JSON.stringify(items)],
  })
  return found.map((row) => row.item)
}

export type NewKit = {
  id: string
  userId: string
  name: string
  items: { product: string; quantity: number }[]
  /** Under which the same request is recognised when it comes again. */
  creation: { key: string; hash: string } | null
  now: Date
}

const itemsOfKit = `
  SELECT kit.id, i.product, i.quantity, i.position
  FROM kit, ROWS FROM (jsonb_to_recordset($2::jsonb) AS (product text, quantity int)) WITH ORDINALITY
    AS i(product, quantity, position)`

/** Fails with a constraint's name when the user has too many kits or has used the key before. */
export async function insertKit(sql: Sql, { id, userId, name, items, creation, now }: NewKit): Promise<void> {
  await rows(sql, {
    name: 'insert-kit',
    text: `
      WITH kit AS (
        INSERT INTO kits (id, user_id, name, creation_key, creation_hash, created_at, last_modified)
        VALUES ($1, $3, $4, $5, $6, $7, $7) RETURNING id
      )
      INSERT INTO kit_items (kit_id, product_id, quantity, position) ${itemsOfKit}`,
    values: [id, JSON.stringify(items), userId, name, creation?.key ?? null, creation?.hash ?? null, now],
  })
}

export type EarlierKit = { kit: KitRecord; creationHash: string }

export async function findKitByKey(
  sql: Sql,
  { userId, key }: { userId: string; key: string },
): Promise<EarlierKit | null> {
  const [row] = await rows<EarlierKit>(sql, {
    name: 'kit-by-key',
    text: `SELECT ${kitJson} AS kit, k.creation_hash AS "creationHash"
           FROM kits k WHERE k.user_id = $1 AND k.creation_key = $2`,
    values: [userId, key],
  })
  return row ?? null
}

export type ChangedKit = {
  kitId: string
  userId: string
  name: string
  items: { product: string; quantity: number }[]
  /** The version the change was made from; null overwrites any. */
  basedOn: Date | null
  now: Date
}

/** When the kit was changed; null when it is gone or newer than what the change was made from. */
export async function replaceKit(pool: Services['sql'], kit: ChangedKit): Promise<Date | null> {
  return transaction(pool, async (tx) => {
    const [changed] = await rows<{ lastModified: Date }>(tx, {
      name: 'change-kit',
      text: `
        UPDATE kits SET name = $3, last_modified = greatest($5, last_modified + interval '1 millisecond')
        WHERE id = $1 AND user_id = $2 AND ($4::timestamptz IS NULL OR last_modified <= $4)
        RETURNING last_modified AS "lastModified"`,
      values: [kit.kitId, kit.userId, kit.name, kit.basedOn, kit.now],
    })
    if (!changed) return null
    await rows(tx, {
      name: 'empty-kit',
      text: 'DELETE FROM kit_items WHERE kit_id = $1',
      values: [kit.kitId],
    })
    await rows(tx, {
      name: 'fill-kit',
      text: `WITH kit AS (SELECT $1::text AS id)
             INSERT INTO kit_items (kit_id, product_id, quantity, position) ${itemsOfKit}`,
      values: [kit.kitId, JSON.stringify(kit.items)],
    })
    return changed.lastModified
  })
}

/** False when this user has no such kit. */
export async function removeKit(
  sql: Sql,
  { kitId, userId }: { kitId: string; userId: string },
): Promise<boolean> {
  const removed = await rows(sql, {
    name: 'remove-kit',
    text: 'DELETE FROM kits WHERE id = $1 AND user_id = $2 RETURNING id',
    values: [kitId, userId],
  })
  return removed.length === 1
}
