import type { ProductDraft } from '@trivet/core/contract/catalog'
import type { CalendarDate } from '@trivet/core/dates'
import { toCents } from '@trivet/core/money'
import { rows, type Sql } from '../../../platform/database.ts'
import type { Upload } from '../../images/upload.ts'

export type ProductWrite = {
  id: string
  draft: ProductDraft
  /** The name of the picture the shop has of it. */
  image: string
  /** Where it stood until now; null for a new one. */
  formerSlug: string | null
}

/** New products and changed ones alike; each gets a later version than it had, however fast changes follow. */
export async function writeProducts(tx: Sql, products: readonly ProductWrite[], now: Date): Promise<void> {
  await rows(tx, {
    name: 'write-products',
    text: `
      INSERT INTO products AS p (id, slug, name, description, price_cents, category, collection, image,
        count_in_stock, is_popular, shelf_order, items_included, perfect_for, specifications, kit_category,
        is_essential, weight_grams, deposit_cents, created_at, updated_at)
      SELECT w.id, w.slug, w.name, w.description, w."priceCents", w.category, w.collection, w.image,
        w."countInStock", w."isPopular", w."shelfOrder", w."itemsIncluded", w."perfectFor", w.specifications,
        w."kitCategory", w."isEssential", w."weightGrams", w."depositCents", $2, $2
      FROM jsonb_to_recordset($1::jsonb) AS w(id text, slug text, name text, description text, "priceCents" int,
        category text, collection text, image text, "countInStock" int, "isPopular" boolean, "shelfOrder" int,
        "itemsIncluded" jsonb, "perfectFor" jsonb, specifications jsonb, "kitCategory" text, "isEssential" boolean,
        "weightGrams" int, "depositCents" int)
      ON CONFLICT (id) DO UPDATE SET slug = excluded.slug, name = excluded.name,
        description = excluded.description, price_cents = excluded.price_cents, category = excluded.category,
        collection = excluded.collection, image = excluded.image, count_in_stock = excluded.count_in_stock,
        is_popular = excluded.is_popular, shelf_order = excluded.shelf_order,
        items_included = excluded.items_included, perfect_for = excluded.perfect_for,
        specifications = excluded.specifications, kit_category = excluded.kit_category,
        is_essential = excluded.is_essential, weight_grams = excluded.weight_grams,
        deposit_cents = excluded.deposit_cents,
        updated_at = greatest(excluded.updated_at, p.updated_at + interval '1 millisecond')`,
    values: [JSON.stringify(products.map(toRecord)), now],
  })
  await writeComponents(tx, products)
  await writeRelated(tx, products)
  await keepFormerSlugs(tx, products)
}

function toRecord({ id, image, draft }: ProductWrite) {
  const { price, deposit, ...fields } = draft
  const depositCents = deposit === null ? null : toCents(deposit)
  return { ...fields, id, image, priceCents: toCents(price), depositCents }
}

async function writeComponents(tx: Sql, products: readonly ProductWrite[]): Promise<void> {
  const parts = products.flatMap(({ id, draft }) =>
    draft.components.map((component, position) => ({ ...component, id, position })),
  )
  await rows(tx, {
    name: 'clear-components',
    text: 'DELETE FROM kit_components WHERE kit_id = ANY($1)',
    values: [products.map(({ id }) => id)],
  })
  await rows(tx, {
    name: 'write-components',
    text: `INSERT INTO kit_components (kit_id, component_id, quantity, position)
           SELECT w.id, item.id, w.quantity, w.position
           FROM jsonb_to_recordset($1::jsonb) AS w(id text, slug text, quantity int, position int)
           JOIN products item ON item.slug = w.slug`,
    values: [JSON.stringify(parts)],
  })
}

async function writeRelated(tx: Sql, products: readonly ProductWrite[]): Promise<void> {
  const related = products.flatMap(({ id, draft }) =>
    draft.related.map((slug, position) => ({ id, slug, position })),
  )
  await rows(tx, {
    name: 'clear-related',
    text: 'DELETE FROM related_products WHERE product_id = ANY($1)',
    values: [products.map(({ id }) => id)],
  })
  await rows(tx, {
    name: 'write-related',
    text: `INSERT INTO related_products (product_id, related_id, position)
           SELECT w.id, other.id, w.position
           FROM jsonb_to_recordset($1::jsonb) AS w(id text, slug text, position int)
           JOIN products other ON other.slug = w.slug`,
    values: [JSON.stringify(related)],
  })
}

/** Who comes by an address a product had is led to the one it has. An address in use is nobody's former one. */
async function keepFormerSlugs(tx: Sql, products: readonly ProductWrite[]): Promise<void> {
  const moved = products.filter(({ formerSlug, draft }) => formerSlug !== null && formerSlug !== draft.slug)
  await rows(tx, {
    name: 'keep-former-slugs',
    text: `INSERT INTO former_slugs (slug, product_id) SELECT * FROM unnest($1::text[], $2::text[])
           ON CONFLICT (slug) DO UPDATE SET product_id = excluded.product_id`,
    values: [moved.map(({ formerSlug }) => formerSlug), moved.map(({ id }) => id)],
  })
  await rows(tx, {
    name: 'free-former-slugs',
    text: 'DELETE FROM former_slugs WHERE slug = ANY($1)',
    values: [products.map(({ draft }) => draft.slug)],
  })
}

export type FleetWish = { id: string; fleet: number }
export type ReservedDay = { id: string; day: CalendarDate; reserved: number }

/** The days from `firstDay` on for which more is reserved than would be left. */
export function findReservedDays(
  sql: Sql,
  wishes: readonly FleetWish[],
  firstDay: CalendarDate,
): Promise<ReservedDay[]> {
  return rows<ReservedDay>(sql, {
    name: 'reserved-days',
    text: `SELECT d.product_id AS id, d.day, d.reserved
           FROM unnest($1::text[], $2::int[]) AS w(id, fleet)
           JOIN stock_days d ON d.product_id = w.id AND d.day >= $3 AND d.reserved > w.fleet
           ORDER BY d.product_id, d.day`,
    values: [wishes.map(({ id }) => id), wishes.map(({ fleet }) => fleet), firstDay],
  })
}

/** Days that are over do not keep a fleet from becoming smaller. */
export async function forgetFullDays(
  tx: Sql,
  wishes: readonly FleetWish[],
  before: CalendarDate,
): Promise<void> {
  await rows(tx, {
    name: 'forget-full-days',
    text: `DELETE FROM stock_days d USING unnest($1::text[], $2::int[]) AS w(id, fleet)
           WHERE d.product_id = w.id AND d.day < $3 AND d.reserved > w.fleet`,
    values: [wishes.map(({ id }) => id), wishes.map(({ fleet }) => fleet), before],
  })
}

export async function writeUpload(tx: Sql, id: string, upload: Upload | null): Promise<void> {
  await rows(tx, {
    name: 'write-upload',
    text: 'UPDATE products SET upload = $2::jsonb WHERE id = $1',
    values: [id, upload && JSON.stringify(upload)],
  })
}

export type FlagWrite = { ids: readonly string[]; archived?: boolean; popular?: boolean; now: Date }

export async function writeFlags(tx: Sql, { ids, archived, popular, now }: FlagWrite): Promise<void> {
  await rows(tx, {
    name: 'write-product-flags',
    text: `UPDATE products SET
             archived_at = CASE WHEN $2::boolean THEN $4::timestamptz WHEN NOT $2 THEN NULL ELSE archived_at END,
             is_popular = coalesce($3, is_popular),
             updated_at = greatest($4, updated_at + interval '1 millisecond')
           WHERE id = ANY($1)`,
    values: [ids, archived ?? null, popular ?? null, now],
  })
}
