import type { Compilable } from 'kysely'
import type { Sql } from '../database.ts'
import { currentRequestId } from '../request-id.ts'
import { builder, type Builder } from './builder.ts'

/**
 * For a statement whose shape depends on what is asked: built at each call, its values are parameters. PostgreSQL reads its
 * text anew each time, so the request's id costs nothing in it; a prepared statement would no longer be one.
 */
export async function query<Row>(sql: Sql, build: (db: Builder) => Compilable<Row>): Promise<Row[]> {
  const { sql: text, parameters } = build(builder).compile()
  const id = currentRequestId()
  const result = await sql.query(id ? `${text} /* ${id} */` : text, [...parameters])
  return result.rows as Row[]
}
