import { rows, type Sql } from '../../platform/database.ts'
import { kitShelf } from '../catalog/products.repo.ts'
import type { KitItemRecord } from './kit-record.ts'
import { itemsJson } from './kits.repo.ts'

export type TemplateRecord = { id: string; name: string; description: string; items: KitItemRecord[] }

const templateColumns = `t.id, t.name, t.description,
  ${itemsJson('kit_template_items', `i.template_id = t.id AND ${kitShelf.condition}`)} AS items`

/** All templates with those of their items that are offered today. */
export function listTemplates(sql: Sql): Promise<TemplateRecord[]> {
  return rows<TemplateRecord>(sql, {
    name: 'kit-templates',
    text: `SELECT ${templateColumns} FROM kit_templates t ORDER BY t.position, t.id`,
  })
}

export async function findTemplate(sql: Sql, id: string): Promise<TemplateRecord | null> {
  const [found] = await rows<TemplateRecord>(sql, {
    name: 'kit-template',
    text: `SELECT ${templateColumns} FROM kit_templates t WHERE t.id = $1`,
    values: [id],
  })
  return found ?? null
}
