import type { Sql } from '../../platform/database.ts'
import { bool } from '../../platform/sql/functions.ts'
import { statement } from '../../platform/sql/statement.ts'

const foldStatement = statement<{ most: number }>()('fold-reports', (db, $) =>
  db.selectNoFrom(({ fn }) => fn<number>('fold_reports', [$.most]).as('taken')),
)

/** How many changes were counted. */
export async function fold(sql: Sql, most: number): Promise<number> {
  const [folded] = await foldStatement(sql, { most })
  return folded?.taken ?? 0
}

const isToFoldStatement = statement()('reports-to-fold', (db) =>
  db.selectNoFrom((eb) =>
    bool(eb.exists(db.selectFrom('report_touches').select('id').limit(1))).as('isToFold'),
  ),
)

export async function isToFold(sql: Sql): Promise<boolean> {
  const [found] = await isToFoldStatement(sql, {})
  return found?.isToFold ?? false
}
