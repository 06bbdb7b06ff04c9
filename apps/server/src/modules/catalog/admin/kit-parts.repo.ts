import type { KitPart } from '@trivet/core/catalog'
import type { Sql } from '../../../platform/database.ts'
import { any, bool } from '../../../platform/sql/functions.ts'
import { statement } from '../../../platform/sql/statement.ts'

const kitParts = statement<{ slugs: readonly string[] }>()('kit-parts', (db, $) =>
  db
    .selectFrom('products as p')
    .select((eb) => [
      'p.id',
      'p.slug',
      'p.name',
      bool(eb('p.archived_at', 'is not', null)).as('isArchived'),
      bool(
        eb.exists(eb.selectFrom('kit_components as k').select('k.kit_id').whereRef('k.kit_id', '=', 'p.id')),
      ).as('hasComponents'),
    ])
    .where('p.slug', '=', any($.slugs)),
)

/** What kits may be packed from: the products of these addresses. */
export function findKitParts(sql: Sql, slugs: readonly string[]): Promise<(KitPart & { id: string })[]> {
  return kitParts(sql, { slugs })
}

const kitsWith = statement<{ componentIds: readonly string[] }>()('kits-with', (db, $) =>
  db
    .selectFrom('kit_components as k')
    .innerJoin('products as kit', 'kit.id', 'k.kit_id')
    .select((eb) => [
      'k.component_id as componentId',
      'kit.id as _id',
      'kit.name',
      'kit.slug',
      bool(eb('kit.archived_at', 'is not', null)).as('isArchived'),
    ])
    .where('k.component_id', '=', any($.componentIds))
    .orderBy('kit.name')
    .orderBy('kit.id'),
)

/** The kits that are packed with these products. */
export function findKitsWith(sql: Sql, componentIds: readonly string[]) {
  return kitsWith(sql, { componentIds })
}
