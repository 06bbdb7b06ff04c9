import type { Sql } from '../platform/database.ts'

type Named = { text: string; values?: unknown[] }

/** How the database would answer what `ask` asks it; nothing is asked. */
export async function planOf(sql: Sql, ask: (sql: Sql) => Promise<unknown>): Promise<string> {
  const lines: string[] = []
  const explain = async ({ text, values }: Named) => {
    const plan = await sql.query<{ 'QUERY PLAN': string }>(`EXPLAIN ${text}`, values)
    lines.push(...plan.rows.map((row) => row['QUERY PLAN']))
    return { rows: [] }
  }
  await ask(new Proxy(sql, { get: (target, key) => (key === 'query' ? explain : Reflect.get(target, key)) }))
  return lines.join('\n')
}
