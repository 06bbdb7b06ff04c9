import type { TestDatabase } from './database.ts'

type Column = { table: string; column: string }

/** Every column of the database in which one of these words stands, in whatever letters. */
export async function findAnywhere({ sql }: TestDatabase, words: readonly string[]): Promise<string[]> {
  const { rows: columns } = await sql.query<Column>(
    `SELECT table_schema || '.' || table_name AS "table", column_name AS "column"
     FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
     WHERE table_schema NOT IN ('pg_catalog', 'information_schema') AND table_type = 'BASE TABLE'
     AND data_type IN ('text', 'character varying', 'jsonb', 'json', 'ARRAY', 'tsvector', 'bytea')`,
  )
  const found: string[] = []
  for (const { table, column } of columns) {
    const place = `${table.replace('.', '"."')}`
    const { rows } = await sql.query<{ text: string }>(
      `SELECT "${column}"::text AS text FROM "${place}" WHERE "${column}"::text ILIKE ANY ($1) LIMIT 1`,
      [words.map((word) => `%${word}%`)],
    )
    for (const { text } of rows) found.push(`${table}.${column}: ${text.slice(0, 120)}`)
  }
  return found
}
