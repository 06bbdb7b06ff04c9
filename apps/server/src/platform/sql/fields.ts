import type { SelectType } from 'kysely'
import { tableFields } from '../../generated/tables.ts'
import type { Tables } from './builder.ts'

export { tableFields }

export type Table = keyof Tables & keyof typeof tableFields

type Fields<T extends Table> = (typeof tableFields)[T]

/** In the words of the code: `userId`, where the column is `user_id`. */
export type FieldOf<T extends Table> = keyof Fields<T> & string

export type ColumnOf<T extends Table, Name extends FieldOf<T>> = Fields<T>[Name] extends {
  column: infer Column extends keyof Tables[T] & string
}
  ? Column
  : never

type ValueOf<T extends Table, Name extends FieldOf<T>> = SelectType<Tables[T][ColumnOf<T, Name>]>

/** Filled by the database alone, such as a running number. */
type GeneratedField<T extends Table> = {
  [Name in FieldOf<T>]: Fields<T>[Name] extends { isGenerated: true } ? Name : never
}[FieldOf<T>]

/** A whole row but for the fields left out on purpose: also what may be null and what has a default must be said. */
export type NewRow<T extends Table, Left extends FieldOf<T> = never> = {
  [Name in Exclude<FieldOf<T>, Left | GeneratedField<T>>]: ValueOf<T, Name>
}

/** The same, as JSON carries it. */
export type JsonRow<T extends Table, Left extends FieldOf<T> = never> = {
  [Name in keyof NewRow<T, Left>]: InJson<NewRow<T, Left>[Name]>
}

type InJson<Value> = Value extends Date ? Date | string : Value

type Selection<T extends Table, Alias extends string, Name extends FieldOf<T>> = {
  [N in Name]: `${Alias}.${ColumnOf<T, N>} as ${N}`
}[Name]

/**
 * For `select`: every column of a table under its field's name, but for those left out on purpose. A new column of the
 * model is then read wherever the table is read whole.
 */
export function allFields<T extends Table, const Alias extends string, const Left extends FieldOf<T> = never>(
  table: T,
  alias: Alias,
  leaving: readonly Left[] = [],
): Selection<T, Alias, Exclude<FieldOf<T>, Left>>[] {
  const left: readonly string[] = leaving
  return Object.entries(tableFields[table])
    .filter(([field]) => !left.includes(field))
    .map(([field, { column }]) => `${alias}.${column} as ${field}` as never)
}

/** For `select`: the named fields of a table. */
export function someFields<T extends Table, const Alias extends string, const Name extends FieldOf<T>>(
  table: T,
  alias: Alias,
  names: readonly Name[],
): Selection<T, Alias, Name>[] {
  const fields: Record<string, { column: string }> = tableFields[table]
  return names.map((field) => `${alias}.${fields[field]?.column} as ${field}` as never)
}
