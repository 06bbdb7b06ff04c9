import type { Compilable } from 'kysely'
import type { Sql } from '../database.ts'
import { builder, type Builder } from './builder.ts'

/** For a statement whose shape depends on what is asked: built at each call, its values are parameters. */
export async function query<Row>(sql: Sql, build: (db: Builder) => Compilable<Row>): Promise<Row[]> {
  const { sql: text, parameters } = build(builder).compile()
  const result = await sql.query(text, [...parameters])
  return result.rows as Row[]
}
