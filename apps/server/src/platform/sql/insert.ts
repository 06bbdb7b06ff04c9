import {
  expressionBuilder,
  sql,
  type AliasedRawBuilder,
  type Expression,
  type ExpressionBuilder,
  type InsertQueryBuilder,
  type InsertResult,
  type QueryCreator,
  type SelectQueryBuilder,
  type SqlBool,
} from 'kysely'
import { builder, type Builder, type Tables } from './builder.ts'
import { tableFields, type FieldOf, type JsonRow, type NewRow, type Table } from './fields.ts'

type Cell<Value> = Value | Expression<Value>

export type Cells<T extends Table, Left extends FieldOf<T>> = {
  [Name in keyof NewRow<T, Left>]: Cell<NewRow<T, Left>[Name]>
}

type AnyCell = AliasedRawBuilder<unknown, string>

type Inserted<T extends Table> = InsertQueryBuilder<Tables, T, InsertResult>

/** One new row. Each field of the table is given or named in `leaving`: a new column of the model is a type error here. */
export function insertRow<D extends Tables, T extends Table, const Left extends FieldOf<T> = never>(
  db: QueryCreator<D>,
  table: T,
  cells: Cells<T, Left>,
  leaving: readonly Left[] = [],
): Inserted<T> {
  return insertSelected(db, table, (values) => builder.selectNoFrom(values), cells, leaving)
}

/**
 * New rows, one for each of `from`. Each field of the table is among `cells` or named in `leaving`.
 */
export function insertFrom<
  D extends Tables,
  T extends Table,
  FD,
  FT extends keyof FD,
  const Left extends FieldOf<T> = never,
>(
  db: QueryCreator<D>,
  table: T,
  {
    from,
    cells,
    leaving = [],
  }: {
    from: SelectQueryBuilder<FD, FT, {}>
    cells: (eb: ExpressionBuilder<FD, FT>) => Cells<T, Left>
    leaving?: readonly Left[]
  },
): Inserted<T> {
  return insertSelected(
    db,
    table,
    (values) => from.select(values),
    cells(expressionBuilder<FD, FT>()),
    leaving,
  )
}

/**
 * New rows from a JSON array, joined to `from` where there is one. Each field of the table is in the rows, among `cells`
 * or named in `leaving`.
 */
export function insertJson<
  D extends Tables,
  T extends Table,
  Rows extends Partial<JsonRow<T>>,
  FD,
  FT extends keyof FD,
  const Left extends FieldOf<T> = never,
>(
  db: QueryCreator<D>,
  table: T,
  {
    rows,
    from,
    cells,
    leaving = [],
    where,
  }: {
    rows: Expression<readonly Rows[]>
    from?: SelectQueryBuilder<FD, FT, {}>
    cells: (eb: ExpressionBuilder<FD, FT>) => Omit<Cells<T, Left>, keyof Rows>
    leaving?: readonly Left[]
    /** No row is written unless it holds. */
    where?: Expression<SqlBool>
  },
): Inserted<T> {
  const own = cells(expressionBuilder<FD, FT>())
  const read = writtenFields(table, leaving).filter(({ field }) => !(field in own))
  const columns = read.map(({ field, sqlType }) => sql`${sql.ref(field)} ${sql.raw(sqlType)}`)
  const source = sql`jsonb_to_recordset(${rows}::jsonb)`.as<'row'>(sql`row(${sql.join(columns)})`)
  const ofRow = Object.fromEntries(read.map(({ field }) => [field, sql.ref(`row.${field}`)]))
  const joinedRows = from
    ? (from as SelectQueryBuilder<FD, FT, {}>).innerJoin(source as never, (join) => join.onTrue())
    : builder.selectFrom(source)
  const wanted = where ? joinedRows.where(where) : joinedRows
  const select = (values: AnyCell[]) => wanted.select(values as never)
  return insertSelected(db, table, select, { ...ofRow, ...own }, leaving)
}

/** What the database fills by itself, and what is left out on purpose, is not written. */
export function writtenFields(table: Table, leaving: readonly string[]) {
  const fields: Record<string, { column: string; sqlType: string; isGenerated: boolean }> = tableFields[table]
  return Object.entries(fields)
    .filter(([field, { isGenerated }]) => !isGenerated && !leaving.includes(field))
    .map(([field, { column, sqlType }]) => ({ field, column, sqlType }))
}

function insertSelected<T extends Table>(
  db: unknown,
  table: T,
  select: (values: AnyCell[]) => Expression<unknown>,
  cells: object,
  leaving: readonly string[],
): Inserted<T> {
  const written = writtenCells(table, cells, leaving)
  const values = written.map(({ column, value }) => value.as(column))
  const insert = (db as Builder).insertInto(table).columns(written.map(({ column }) => column) as never)
  return insert.expression(select(values)) as unknown as Inserted<T>
}

/** `cells` may also be all the slots of a statement, `$`: only the fields of the table are asked of it. */
export function writtenCells(table: Table, cells: object, leaving: readonly string[]) {
  const given = cells as Record<string, unknown>
  return writtenFields(table, leaving).map(({ field, column, sqlType }) => ({
    column,
    value: sql`${asSql(given[field], sqlType)}${sql.raw(`::${sqlType}`)}`,
  }))
}

function asSql(value: unknown, sqlType: string): unknown {
  const isPlain = value !== null && typeof value === 'object' && !('toOperationNode' in value)
  return sqlType === 'jsonb' && isPlain ? JSON.stringify(value) : value
}
