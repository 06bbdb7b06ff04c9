import type { KitTemplateDraft } from '@trivet/core/contract/kits'
import type { Sql } from '../../../platform/database.ts'
import { any, bool, greatest, plusMilliseconds } from '../../../platform/sql/functions.ts'
import { insertFrom, insertRow } from '../../../platform/sql/insert.ts'
import { recordset } from '../../../platform/sql/recordset.ts'
import { statement } from '../../../platform/sql/statement.ts'
import { allExcluded } from '../../../platform/sql/update.ts'

const templateProducts = statement<{ slugs: readonly string[] }>()('template-products', (db, $) =>
  db
    .selectFrom('products as p')
    .select((eb) => [
      'p.slug',
      'p.name',
      bool(eb('p.archived_at', 'is not', null)).as('isArchived'),
      bool(eb('p.kit_category', 'is not', null)).as('isForKits'),
    ])
    .where('p.slug', '=', any($.slugs)),
)

/** What templates may hold: the products of these addresses. */
export function findTemplateProducts(sql: Sql, slugs: readonly string[]) {
  return templateProducts(sql, { slugs })
}

type Head = { id: string; name: string; description: string; position: number; now: Date }

// what staff do not write in a draft
const beside = ['isSample', 'archivedAt'] as const

const storeTemplate = statement<Head>()('write-template', (db, $) =>
  insertRow(
    db,
    'kit_templates',
    { id: $.id, name: $.name, description: $.description, position: $.position, updatedAt: $.now },
    beside,
  ).onConflict((conflict) =>
    conflict.column('id').doUpdateSet((eb) => ({
      ...allExcluded('kit_templates', [...beside, 'id', 'updatedAt']),
      updated_at: greatest(
        eb.ref('excluded.updated_at'),
        plusMilliseconds(eb.ref('kit_templates.updated_at'), 1),
      ),
    })),
  ),
)

const clearItems = statement<{ id: string }>()('clear-template-items', (db, $) =>
  db.deleteFrom('kit_template_items').where('template_id', '=', $.id),
)

type Item = { slug: string; quantity: number; position: number }

const insertItems = statement<{ id: string; items: Item[] }>()('write-template-items', (db, $, json) => {
  const types = { slug: 'text', quantity: 'integer', position: 'integer' } as const
  return insertFrom(db, 'kit_template_items', {
    from: db
      .selectFrom(recordset(json.items, 'item', types))
      .innerJoin('products as p', 'p.slug', 'item.slug'),
    cells: (eb) => ({
      templateId: $.id,
      productId: eb.ref('p.id'),
      quantity: eb.ref('item.quantity'),
      position: eb.ref('item.position'),
    }),
  })
})

type TemplateWrite = { id: string; draft: KitTemplateDraft; now: Date }

/** A new template or a changed one, which gets a later version than it had, however fast changes follow. */
export async function writeTemplate(tx: Sql, { id, draft, now }: TemplateWrite): Promise<void> {
  const { items, ...head } = draft
  await storeTemplate(tx, { id, ...head, now })
  await clearItems(tx, { id })
  await insertItems(tx, { id, items: items.map((item, index) => ({ ...item, position: index + 1 })) })
}

type Archiving = { id: string; archivedAt: Date | null; now: Date }

const setArchived = statement<Archiving>()('archive-template', (db, $) =>
  db
    .updateTable('kit_templates')
    .set((eb) => ({
      archived_at: $.archivedAt,
      updated_at: greatest($.now, plusMilliseconds(eb.ref('updated_at'), 1)),
    }))
    .where('id', '=', $.id),
)

export async function writeArchived(tx: Sql, archiving: Archiving): Promise<void> {
  await setArchived(tx, archiving)
}
