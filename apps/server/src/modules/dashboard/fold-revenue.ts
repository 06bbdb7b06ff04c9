import { rows, type Sql } from '../../platform/database.ts'

/** Adds up what payments and refunds have noted, so that the dashboard has little to read. */
export async function foldRevenue({ sql }: { sql: Sql }): Promise<void> {
  await rows(sql, { name: 'fold-revenue', text: 'SELECT fold_revenue()' })
}
