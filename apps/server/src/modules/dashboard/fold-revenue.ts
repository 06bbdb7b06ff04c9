import type { Sql } from '../../platform/database.ts'
import { statement } from '../../platform/sql/statement.ts'

/** Adds up what payments and refunds have noted, so that the dashboard has little to read. */
export async function foldRevenue({ sql }: { sql: Sql }): Promise<void> {
  await foldRevenueStatement(sql, {})
}

const foldRevenueStatement = statement()('fold-revenue', (db) =>
  db.selectNoFrom(({ fn }) => fn('fold_revenue').as('folded')),
)
