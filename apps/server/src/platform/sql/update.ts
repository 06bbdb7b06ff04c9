import { sql, type RawBuilder, type UpdateType } from 'kysely'
import type { Tables } from './builder.ts'
import type { ColumnOf, FieldOf, Table } from './fields.ts'
import { writtenCells, writtenFields, type Cells } from './insert.ts'

type Written<T extends Table, Left extends FieldOf<T>> = {
  [Name in keyof Cells<T, Left> & FieldOf<T> as ColumnOf<T, Name>]: RawBuilder<
    UpdateType<Tables[T][ColumnOf<T, Name>]>
  >
}

/**
 * For `set`, where a record is stored whole: each field of the table is among `cells` or named in `leaving`. A new column
 * of the model is a type error here.
 */
export function allCells<T extends Table, const Left extends FieldOf<T> = never>(
  table: T,
  cells: Cells<T, Left>,
  leaving: readonly Left[] = [],
): Written<T, Left> {
  const written = writtenCells(table, cells, leaving).map(({ column, value }) => [column, value])
  return Object.fromEntries(written) as Written<T, Left>
}

/** For `doUpdateSet`, where a row is there already: the new one takes its place but for the fields of `leaving`. */
export function allExcluded<T extends Table, const Left extends FieldOf<T> = never>(
  table: T,
  leaving: readonly Left[] = [],
): Written<T, Left> {
  const written = writtenFields(table, leaving).map(({ column }) => [column, sql.ref(`excluded.${column}`)])
  return Object.fromEntries(written) as Written<T, Left>
}
