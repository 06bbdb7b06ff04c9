import { kitCategories, type KitCategory } from '@trivet/core/catalog'
import { customKitPieces, planKits, type PlannedItem } from '@trivet/core/kits'
import type { Cents } from '@trivet/core/money'
import type { NotNull } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Sql } from '../../platform/database.ts'
import type { Builder } from '../../platform/sql/builder.ts'
import { any, listed } from '../../platform/sql/functions.ts'
import { statement, type Slots } from '../../platform/sql/statement.ts'
import { isOfferedForKits } from '../catalog/index.ts'

type PlanValues = { slugs: string[]; categories: KitCategory[] }

const kitsOfPlans = (db: Builder, $: Slots<PlanValues>) =>
  db
    .selectFrom('products as p')
    .select(['p.slug', 'p.price_cents as priceCents'])
    .where('p.slug', '=', any($.slugs))
    .where('p.archived_at', 'is', null)

const cheapestItems = (db: Builder, $: Slots<PlanValues>) =>
  db
    .selectFrom(listed($.categories, 'wanted'))
    .crossJoinLateral((eb) =>
      eb
        .selectFrom('products as p')
        .select(['p.kit_category as category', 'p.price_cents as unitPriceCents'])
        .where(isOfferedForKits)
        .whereRef('p.kit_category', '=', 'wanted.value')
        .where('p.count_in_stock', '>', 0)
        .orderBy('p.price_cents')
        .limit(customKitPieces)
        .$narrowType<{ category: NotNull }>()
        .as('cheap'),
    )
    .selectAll('cheap')

const planFacts = statement<PlanValues>()('plan-facts', (db, $) =>
  db.selectNoFrom([
    jsonArrayFrom(kitsOfPlans(db, $)).as('kits'),
    jsonArrayFrom(cheapestItems(db, $)).as('items'),
  ]),
)

export type PlanFacts = { kits: { slug: string; priceCents: Cents }[]; items: PlannedItem[] }

/** The kits that plans stand for, and of each category the cheapest items a custom kit can be made of. */
export async function findPlanFacts(sql: Sql): Promise<PlanFacts> {
  const [facts] = await planFacts(sql, { slugs: Object.values(planKits), categories: [...kitCategories] })
  return facts ?? { kits: [], items: [] }
}
