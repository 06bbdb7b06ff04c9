import type { Sql } from '../../../platform/database.ts'
import type { JsonRow } from '../../../platform/sql/fields.ts'
import { any } from '../../../platform/sql/functions.ts'
import { insertJson } from '../../../platform/sql/insert.ts'
import { statement } from '../../../platform/sql/statement.ts'
import { allExcluded } from '../../../platform/sql/update.ts'
import type { ProductWrite } from './product-write.ts'

const storeFormerSlugs = statement<{ former: JsonRow<'former_slugs'>[] }>()(
  'keep-former-slugs',
  (db, _$, json) =>
    insertJson(db, 'former_slugs', { rows: json.former, cells: () => ({}) }).onConflict((conflict) =>
      conflict.column('slug').doUpdateSet(allExcluded('former_slugs', ['slug'])),
    ),
)

const freeFormerSlugs = statement<{ slugs: string[] }>()('free-former-slugs', (db, $) =>
  db.deleteFrom('former_slugs').where('slug', '=', any($.slugs)),
)

/** Who comes by an address a product had is led to the one it has. An address in use is nobody's former one. */
export async function keepFormerSlugs(tx: Sql, products: readonly ProductWrite[]): Promise<void> {
  const former = products.flatMap(({ id, formerSlug, draft }) =>
    formerSlug !== null && formerSlug !== draft.slug ? [{ slug: formerSlug, productId: id }] : [],
  )
  await storeFormerSlugs(tx, { former })
  await freeFormerSlugs(tx, { slugs: products.map(({ draft }) => draft.slug) })
}
