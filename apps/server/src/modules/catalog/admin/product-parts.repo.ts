import type { Sql } from '../../../platform/database.ts'
import { any } from '../../../platform/sql/functions.ts'
import { insertFrom } from '../../../platform/sql/insert.ts'
import { recordset } from '../../../platform/sql/recordset.ts'
import { statement } from '../../../platform/sql/statement.ts'
import type { ProductWrite } from './product-write.ts'

type Component = { kitId: string; slug: string; quantity: number; position: number }

const clearComponents = statement<{ ids: string[] }>()('clear-components', (db, $) =>
  db.deleteFrom('kit_components').where('kit_id', '=', any($.ids)),
)

const insertComponents = statement<{ components: Component[] }>()('write-components', (db, _$, json) => {
  const types = { kitId: 'text', slug: 'text', quantity: 'integer', position: 'integer' } as const
  return insertFrom(db, 'kit_components', {
    from: db
      .selectFrom(recordset(json.components, 'part', types))
      .innerJoin('products as item', 'item.slug', 'part.slug'),
    cells: (eb) => ({
      kitId: eb.ref('part.kitId'),
      componentId: eb.ref('item.id'),
      quantity: eb.ref('part.quantity'),
      position: eb.ref('part.position'),
    }),
  })
})

/** What the kits among the products are packed from, instead of what they were. */
export async function writeComponents(tx: Sql, products: readonly ProductWrite[]): Promise<void> {
  await clearComponents(tx, { ids: products.map(({ id }) => id) })
  const components = products.flatMap(({ id, draft }) =>
    draft.components.map(({ slug, quantity }, position) => ({ kitId: id, slug, quantity, position })),
  )
  await insertComponents(tx, { components })
}

type Related = { productId: string; slug: string; position: number }

const clearRelated = statement<{ ids: string[] }>()('clear-related', (db, $) =>
  db.deleteFrom('related_products').where('product_id', '=', any($.ids)),
)

const insertRelated = statement<{ related: Related[] }>()('write-related', (db, _$, json) => {
  const types = { productId: 'text', slug: 'text', position: 'integer' } as const
  return insertFrom(db, 'related_products', {
    from: db
      .selectFrom(recordset(json.related, 'named', types))
      .innerJoin('products as other', 'other.slug', 'named.slug'),
    cells: (eb) => ({
      productId: eb.ref('named.productId'),
      relatedId: eb.ref('other.id'),
      position: eb.ref('named.position'),
    }),
  })
})

/** The products that are shown beside these, instead of those that were. */
export async function writeRelated(tx: Sql, products: readonly ProductWrite[]): Promise<void> {
  await clearRelated(tx, { ids: products.map(({ id }) => id) })
  const related = products.flatMap(({ id, draft }) =>
    draft.related.map((slug, position) => ({ productId: id, slug, position })),
  )
  await insertRelated(tx, { related })
}
