import { statement } from '../../platform/sql/statement.ts'

const productsAtOnce = 500

/** The units of some products in each depot that knows them, in the sequence of their addresses. */
export const findUnitsOfProducts = statement<{ after: string }>()('units-of-products', (db, $) =>
  db
    .with('some', (q) =>
      q
        .selectFrom('products')
        .select(['id', 'slug', 'name'])
        .where('archived_at', 'is', null)
        .where('slug', '>', $.after)
        .orderBy('slug')
        .limit(productsAtOnce),
    )
    .selectFrom('some as p')
    .innerJoin('depot_stock as s', 's.product_id', 'p.id')
    .innerJoin('depots as d', 'd.id', 's.depot_id')
    .select(['p.slug', 'p.name', 'd.name as depot', 's.units'])
    .orderBy('p.slug')
    .orderBy('d.name'),
)
