import type { KitPart } from '@trivet/core/catalog'
import type { ProductDraft } from '@trivet/core/contract/catalog'
import { toDecimal } from '@trivet/core/money'
import { rows, type Sql } from '../../../platform/database.ts'
import type { Upload } from '../../images/upload.ts'

export type StoredProduct = {
  id: string
  image: string
  upload: Upload | null
  archivedAt: Date | null
  updatedAt: Date
  draft: ProductDraft
}

type DraftRow = Omit<ProductDraft, 'price' | 'deposit'> &
  Omit<StoredProduct, 'draft'> & { priceCents: number; depositCents: number | null }

/** Products by id or by address, as staff write about them. */
export async function findStoredProducts(
  sql: Sql,
  { ids = [], slugs = [] }: { ids?: readonly string[]; slugs?: readonly string[] },
): Promise<StoredProduct[]> {
  const found = await rows<DraftRow>(sql, {
    name: 'stored-products',
    text: `
      SELECT p.id, p.image, p.upload, p.archived_at AS "archivedAt", p.updated_at AS "updatedAt", p.name, p.slug,
        p.description, p.price_cents AS "priceCents", p.category, p.collection,
        p.count_in_stock AS "countInStock", p.is_popular AS "isPopular", p.shelf_order AS "shelfOrder",
        p.kit_category AS "kitCategory", p.is_essential AS "isEssential", p.weight_grams AS "weightGrams",
        p.deposit_cents AS "depositCents", p.items_included AS "itemsIncluded", p.perfect_for AS "perfectFor",
        p.specifications, (
          SELECT coalesce(json_agg(json_build_object('slug', item.slug, 'quantity', k.quantity)
                                   ORDER BY k.position, item.id), '[]')
          FROM kit_components k JOIN products item ON item.id = k.component_id WHERE k.kit_id = p.id
        ) AS components, (
          SELECT coalesce(json_agg(other.slug ORDER BY r.position, other.id), '[]')
          FROM related_products r JOIN products other ON other.id = r.related_id WHERE r.product_id = p.id
        ) AS related
      FROM products p WHERE p.id = ANY($1) OR p.slug = ANY($2)`,
    values: [ids, slugs],
  })
  return found.map(toStoredProduct)
}

export async function findStoredProduct(sql: Sql, id: string): Promise<StoredProduct | null> {
  const [product] = await findStoredProducts(sql, { ids: [id] })
  return product ?? null
}

/** Held until the transaction ends, in one order for everybody: edits of one product come one after the other. */
export async function lockProducts(
  tx: Sql,
  { ids = [], slugs = [] }: { ids?: readonly string[]; slugs?: readonly string[] },
): Promise<void> {
  await rows(tx, {
    name: 'lock-products',
    text: 'SELECT id FROM products WHERE id = ANY($1) OR slug = ANY($2) ORDER BY id FOR NO KEY UPDATE',
    values: [ids, slugs],
  })
}

/** What kits may be packed from: the products of these addresses. */
export function findKitParts(sql: Sql, slugs: readonly string[]): Promise<(KitPart & { id: string })[]> {
  return rows<KitPart & { id: string }>(sql, {
    name: 'kit-parts',
    text: `SELECT p.id, p.slug, p.name, p.archived_at IS NOT NULL AS "isArchived",
             EXISTS (SELECT FROM kit_components k WHERE k.kit_id = p.id) AS "hasComponents"
           FROM products p WHERE p.slug = ANY($1)`,
    values: [slugs],
  })
}

export type KitWith = { componentId: string; _id: string; name: string; slug: string; isArchived: boolean }

/** The kits that are packed with these products. */
export function findKitsWith(sql: Sql, componentIds: readonly string[]): Promise<KitWith[]> {
  return rows<KitWith>(sql, {
    name: 'kits-with',
    text: `SELECT k.component_id AS "componentId", kit.id AS "_id", kit.name, kit.slug,
             kit.archived_at IS NOT NULL AS "isArchived"
           FROM kit_components k JOIN products kit ON kit.id = k.kit_id
           WHERE k.component_id = ANY($1) ORDER BY kit.name, kit.id`,
    values: [componentIds],
  })
}

function toStoredProduct(row: DraftRow): StoredProduct {
  const { id, image, upload, archivedAt, updatedAt, priceCents, depositCents, ...draft } = row
  return {
    id,
    image,
    upload,
    archivedAt,
    updatedAt,
    draft: {
      ...draft,
      price: toDecimal(priceCents),
      deposit: depositCents === null ? null : toDecimal(depositCents),
    },
  }
}
