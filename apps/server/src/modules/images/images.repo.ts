import type { KitCategory } from '@trivet/core/catalog'
import { expressionBuilder } from 'kysely'
import type { Sql } from '../../platform/database.ts'
import type { Tables } from '../../platform/sql/builder.ts'
import { bool } from '../../platform/sql/functions.ts'
import { statement } from '../../platform/sql/statement.ts'

const eb = expressionBuilder<Tables & { p: Tables['products'] }, 'p'>()

const holds = (...categories: KitCategory[]) =>
  eb.exists(
    eb
      .selectFrom('kit_components as k')
      .innerJoin('products as item', 'item.id', 'k.component_id')
      .select('item.id')
      .whereRef('k.kit_id', '=', 'p.id')
      .where('item.kit_category', 'in', categories),
  )

const picturedProduct = statement<{ slug: string }>()('pictured-product', (db, $) =>
  db
    .selectFrom('products as p')
    .select([
      'p.slug',
      'p.category',
      'p.kit_category as kitCategory',
      'p.upload',
      bool(eb('p.archived_at', 'is not', null)).as('isArchived'),
      bool(eb.and([holds('knife'), holds('pan', 'pot')])).as('isCookingKit'),
    ])
    .where((product) =>
      product.or([
        product('p.slug', '=', $.slug),
        product(
          'p.id',
          '=',
          product.selectFrom('former_slugs').select('product_id').where('slug', '=', $.slug),
        ),
      ]),
    )
    .orderBy((product) => product('p.slug', '=', $.slug), 'desc')
    .limit(1),
)

/** By its slug, or one it had before; null for an unknown one. */
export async function findPicturedProduct(sql: Sql, slug: string) {
  const [product] = await picturedProduct(sql, { slug })
  return product ?? null
}
