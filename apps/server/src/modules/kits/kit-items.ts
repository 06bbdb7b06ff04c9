import { expressionBuilder } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Builder, Tables } from '../../platform/sql/builder.ts'
import { isOfferedForKits } from '../catalog/index.ts'

const product = expressionBuilder<Tables & { p: Tables['products'] }, 'p'>()
const kit = expressionBuilder<Tables & { k: Tables['kits'] }, 'k'>()
const template = expressionBuilder<Tables & { t: Tables['kit_templates'] }, 't'>()

/** For `select`: a product `p` as an item of a kit. What left the custom kits may lack what every item of one has. */
export const itemColumns = [
  'p.id as product',
  'p.slug',
  'p.name',
  'p.image',
  'p.price_cents as unitPriceCents',
  'p.count_in_stock as countInStock',
  product.fn.coalesce('p.kit_category', product.val('other' as const)).as('category'),
  product.fn.coalesce('p.weight_grams', product.lit(0)).as('weightGrams'),
  product.fn.coalesce('p.deposit_cents', product.lit(0)).as('depositCents'),
  isOfferedForKits.as('isOffered'),
] as const

const itemsOfKit = jsonArrayFrom(
  kit
    .selectFrom('kit_items as i')
    .innerJoin('products as p', 'p.id', 'i.product_id')
    .select([...itemColumns, 'i.quantity'])
    .whereRef('i.kit_id', '=', 'k.id')
    .orderBy('i.position'),
)

const itemsOfTemplate = template
  .selectFrom('kit_template_items as i')
  .innerJoin('products as p', 'p.id', 'i.product_id')
  .select([...itemColumns, 'i.quantity'])
  .whereRef('i.template_id', '=', 't.id')
  .orderBy('i.position')

/** Kits `k` with their items. */
export function selectKits(db: Builder) {
  return db
    .selectFrom('kits as k')
    .select(['k.id', 'k.name', 'k.last_modified as lastModified', itemsOfKit.as('items')])
}

/** Templates `t` that guests are offered, with those of their items that are offered today. */
export function selectTemplates(db: Builder) {
  return db
    .selectFrom('kit_templates as t')
    .select(['t.id', 't.name', 't.description'])
    .select(jsonArrayFrom(itemsOfTemplate.where(isOfferedForKits)).as('items'))
    .where('t.archived_at', 'is', null)
}

/** For `select`: all items of a template `t`, also those that are not offered today. */
export const allItemsOfTemplate = jsonArrayFrom(
  itemsOfTemplate.select(['p.kit_category as kitCategory', 'p.archived_at as archivedAt']),
)
