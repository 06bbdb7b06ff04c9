import type { InferResult } from 'kysely'
import type { Sql } from '../../platform/database.ts'
import { statement } from '../../platform/sql/statement.ts'
import { selectTemplates } from './kit-items.ts'

export type TemplateRecord = InferResult<ReturnType<typeof selectTemplates>>[number]

const allTemplates = statement()('kit-templates', (db) =>
  selectTemplates(db).orderBy('t.position').orderBy('t.id'),
)

const templateById = statement<{ id: string }>()('kit-template', (db, $) =>
  selectTemplates(db).where('t.id', '=', $.id),
)

export function listTemplates(sql: Sql): Promise<TemplateRecord[]> {
  return allTemplates(sql, {})
}

export async function findTemplate(sql: Sql, id: string): Promise<TemplateRecord | null> {
  const [found] = await templateById(sql, { id })
  return found ?? null
}
