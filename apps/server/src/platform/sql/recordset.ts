import { sql, type AliasedRawBuilder, type RawBuilder } from 'kysely'

/** PostgreSQL's types of what JSON can hold. */
type SqlType<Value> =
  NonNullable<Value> extends number ? 'integer' : NonNullable<Value> extends boolean ? 'boolean' : 'text'

/** For `from`: the objects of a JSON array as rows, `recordset(json.lines, 'line', { id: 'text', units: 'integer' })`. */
export function recordset<Row extends Record<string, unknown>, Alias extends string>(
  rows: RawBuilder<readonly Row[]> | RawBuilder<Row[]>,
  alias: Alias,
  columns: { [Name in keyof Row & string]: SqlType<Row[Name]> },
): AliasedRawBuilder<Row, Alias> {
  const typed = Object.entries<string>(columns).map(([name, type]) => sql`${sql.id(name)} ${sql.raw(type)}`)
  const table = sql<Row>`jsonb_to_recordset(${rows}::jsonb)`
  return table.as<Alias>(sql`${sql.id(alias)}(${sql.join(typed)})`)
}
