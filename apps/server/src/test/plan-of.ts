import type { Pool } from 'pg'
import type { Sql } from '../platform/database.ts'

type Named = { text: string; values?: unknown[] }

/** How the database would answer what `ask` asks it; nothing is asked. */
export async function planOf(sql: Pool, ask: (sql: Sql) => Promise<unknown>): Promise<string> {
  const lines: string[] = []
  const explain = async ({ text, values }: Named) => {
    const plan = await sql.query<{ 'QUERY PLAN': string }>(`EXPLAIN ${text}`, values)
    lines.push(...plan.rows.map((row) => row['QUERY PLAN']))
    return { rows: [] }
  }
  const client = await sql.connect()
  const asked = new Proxy(client, {
    get: (target, key) => (key === 'query' ? explain : Reflect.get(target, key)),
  })
  await ask(asked).finally(() => client.release())
  return lines.join('\n')
}
