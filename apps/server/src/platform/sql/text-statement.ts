import type { Sql } from '../database.ts'

/** By PostgreSQL's name of the type; `text?` may be null. */
type Types = {
  text: string
  integer: number
  bigint: string
  'double precision': number
  boolean: boolean
  date: string
  'timestamp with time zone': Date
  'text[]': string[]
  'integer[]': number[]
}

type Declared = Record<string, keyof Types | `${keyof Types}?`>

type ValueOf<Type> = Type extends `${infer Of extends keyof Types}?`
  ? Types[Of] | null
  : Type extends keyof Types
    ? Types[Type]
    : never

type ValuesOf<Of extends Declared> = { [Name in keyof Of]: ValueOf<Of[Name]> }

export type TextStatement = { name: string; text: string; values: Declared; row: Declared }

const statements = new Map<string, TextStatement>()

/** Every query that stands as text. */
export function allTextStatements(): TextStatement[] {
  return [...statements.values()]
}

/**
 * A query that no builder can say, as text: `$1` is the first of `values`. A test prepares each against the migrated
 * database and compares what it takes and gives with what is declared here.
 */
export function textStatement<const Values extends Declared, const Row extends Declared>(
  name: string,
  { values, row, text }: { values: Values; row: Row; text: string },
): (sql: Sql, given: ValuesOf<Values>) => Promise<ValuesOf<Row>[]> {
  if (statements.has(name)) throw new RangeError(`There are two statements named ${name}`)
  statements.set(name, { name, text, values, row })
  return async (sql, given) => {
    const result = await sql.query({
      name,
      text,
      values: Object.keys(values).map((key) => given[key]),
    })
    return result.rows as ValuesOf<Row>[]
  }
}
