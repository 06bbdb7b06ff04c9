import type { KitTemplateDraft, KitTemplateFilter } from '@trivet/core/contract/kits'
import { expressionBuilder, type Expression, type SqlBool } from 'kysely'
import { searchPattern } from '../../../platform/search-pattern.ts'
import type { Sql } from '../../../platform/database.ts'
import type { Builder, Tables } from '../../../platform/sql/builder.ts'
import { someFields } from '../../../platform/sql/fields.ts'
import { joined } from '../../../platform/sql/functions.ts'
import { findStaffPage, orderOf, type Narrowed } from '../../../platform/sql/staff-list.ts'
import { statement } from '../../../platform/sql/statement.ts'
import { allItemsOfTemplate } from '../kit-items.ts'

const eb = expressionBuilder<Tables & { t: Tables['kit_templates'] }, 't'>()

const fields = ['id', 'name', 'description', 'position', 'updatedAt', 'archivedAt'] as const

const templates = (db: Builder) => db.selectFrom('kit_templates as t')

const stored = (rows: ReturnType<typeof templates>) =>
  rows.select(someFields('kit_templates', 't', fields)).select(allItemsOfTemplate.as('items'))

const templateById = statement<{ id: string }>()('stored-template', (db, $) =>
  stored(templates(db)).where('t.id', '=', $.id),
)

/** A template with all its items, also those that guests are not offered today. */
export type StoredTemplate = Awaited<ReturnType<typeof templateById>>[number]

export async function findStoredTemplate(sql: Sql, id: string): Promise<StoredTemplate | null> {
  const [template] = await templateById(sql, { id })
  return template ?? null
}

const lockedTemplate = statement<{ id: string }>()('lock-template', (db, $) =>
  templates(db).select('t.id').where('t.id', '=', $.id).forNoKeyUpdate(),
)

/** Held until the transaction ends: edits of one template come one after the other. */
export async function lockTemplate(tx: Sql, id: string): Promise<void> {
  await lockedTemplate(tx, { id })
}

const list = { from: templates, row: stored, key: eb.ref('t.id') }

export function findTemplatePage(
  sql: Sql,
  filter: KitTemplateFilter,
  { page, pageSize }: { page: number; pageSize: number },
) {
  return findStaffPage(sql, list, { ...narrowed(filter), page, pageSize })
}

const columns = { place: eb.ref('t.position'), name: eb.ref('t.name'), updated: eb.ref('t.updated_at') }

function narrowed({ q, archived, sort = 'place' }: KitTemplateFilter): Narrowed {
  const where: Expression<SqlBool>[] = []
  if (q) where.push(hasText(searchPattern(q)))
  if (archived !== 'all') where.push(eb('t.archived_at', archived === 'yes' ? 'is not' : 'is', null))
  return { where, ...orderOf(sort, columns) }
}

/** In the template or in the name of something it holds. */
function hasText(pattern: string): Expression<SqlBool> {
  const written = joined(eb.ref('t.name'), ' ', eb.ref('t.description'))
  const held = eb
    .selectFrom('kit_template_items as i')
    .innerJoin('products as p', 'p.id', 'i.product_id')
    .select('p.id')
    .whereRef('i.template_id', '=', 't.id')
    .where('p.name', 'ilike', pattern)
  return eb.or([eb(written, 'ilike', pattern), eb.exists(held)])
}

/** The template as staff write it. */
export function draftOf({ name, description, position, items }: StoredTemplate): KitTemplateDraft {
  return { name, description, position, items: items.map(({ slug, quantity }) => ({ slug, quantity })) }
}
