import {
  sql,
  type AliasableExpression,
  type AliasedExpression,
  type Compilable,
  type Expression,
  type SelectQueryBuilder,
  type SqlBool,
} from 'kysely'
import type { CsvCell } from '../csv.ts'
import type { Sql } from '../database.ts'
import type { Builder, Tables } from './builder.ts'
import { int, listed } from './functions.ts'
import { query } from './query.ts'

/** A list that staff narrow, sort, page through and take away as a file. */
export type StaffList<DB, TB extends keyof DB, Row> = {
  /** The table with what it is joined to. */
  from: (db: Builder) => SelectQueryBuilder<DB, TB, {}>
  /** What a row shows. */
  row: (rows: SelectQueryBuilder<DB, TB, {}>) => SelectQueryBuilder<DB, TB, Row>
  /** The row's id. */
  key: AliasableExpression<string>
}

type Order = { order: Expression<unknown>; isDescending: boolean }

/** Rows that tie are in the order of `tie`, if there is one, and of their keys. */
export type Narrowed = Order & { where: Expression<SqlBool>[]; tie?: Order }

type Wanted = Narrowed & { page: number; pageSize: number; /** Counted no further. */ countAtMost?: number }

/** One page, and how many there are. Unnamed statements: how many a search finds decides about the plan. */
export async function findStaffPage<DB, TB extends keyof DB, Row>(
  database: Sql,
  list: StaffList<DB, TB, Row>,
  { page, pageSize, countAtMost, ...narrowed }: Wanted,
): Promise<{ found: Row[]; total: number }> {
  const [[counted], found] = await Promise.all([
    query(database, (db) => {
      const keys = keysOf(db, list, narrowed)
      const some = countAtMost === undefined ? keys : keys.limit(countAtMost)
      return db.selectFrom(some.as('counted')).select((eb) => int(eb.fn.countAll()).as('total'))
    }),
    query(database, (db) => {
      const sorted = sortedKeysOf(db, list, narrowed)
        .limit(pageSize)
        .offset((page - 1) * pageSize)
      const places = sql<string>`row_number() over ()`.as('place')
      // first which rows: what they show is not looked up for the pages before
      const wanted = db.selectFrom(sorted.as('page')).select(['page.id', places]).as('wanted')
      return inOrderOf(wanted, list.row(list.from(db)), sql`${list.key} = wanted.id`)
    }),
  ])
  return { found, total: counted?.total ?? 0 }
}

const rowsAtOnce = 500
// more than a spreadsheet program opens
const most = 1_000_000

/** All rows of a view: which ones is decided at once, what they show is fetched as fast as it is read. */
export async function* readStaffList<DB, TB extends keyof DB, Row>(
  database: Sql,
  list: StaffList<DB, TB, Row>,
  narrowed: Narrowed,
  cells: (row: Row) => readonly CsvCell[],
): AsyncGenerator<readonly CsvCell[]> {
  const keys = await query(database, (db) => sortedKeysOf(db, list, narrowed).limit(most))
  for (let start = 0; start < keys.length; start += rowsAtOnce) {
    const some = keys.slice(start, start + rowsAtOnce).map(({ id }) => id)
    const rows = await query(database, (db) =>
      inOrderOf(
        listed(sql.val(some), 'wanted'),
        list.row(list.from(db)),
        sql`${list.key}::text = wanted.value`,
      ),
    )
    yield* rows.map(cells)
  }
}

// Kysely cannot follow tables that are known to the caller alone
type Rows<Row> = SelectQueryBuilder<Tables, keyof Tables, Row>

function inOrderOf<DB, TB extends keyof DB, Row>(
  wanted: AliasedExpression<{ place: string }, 'wanted'>,
  rows: SelectQueryBuilder<DB, TB, Row>,
  on: Expression<SqlBool>,
): Compilable<Row> {
  return (rows as unknown as Rows<Row>).innerJoin(wanted, (join) => join.on(on)).orderBy('wanted.place')
}

function keysOf<DB, TB extends keyof DB, Row>(
  db: Builder,
  { from, key }: StaffList<DB, TB, Row>,
  { where }: Pick<Narrowed, 'where'>,
) {
  const rows = from(db) as unknown as Rows<{}>
  return where.reduce((narrowed, condition) => narrowed.where(condition), rows).select(key.as('id'))
}

function sortedKeysOf<DB, TB extends keyof DB, Row>(
  db: Builder,
  list: StaffList<DB, TB, Row>,
  { order, isDescending, tie, ...narrowed }: Narrowed,
) {
  const sorted = keysOf(db, list, narrowed).orderBy(order, isDescending ? 'desc' : 'asc')
  const further = tie ? sorted.orderBy(tie.order, tie.isDescending ? 'desc' : 'asc') : sorted
  return further.orderBy(list.key)
}

/** `-name` is by name, downwards. */
export function orderOf<Column extends string>(
  sort: Column | `-${Column}`,
  columns: Record<Column, Expression<unknown>>,
): Order {
  const isDescending = sort.startsWith('-')
  return { order: columns[(isDescending ? sort.slice(1) : sort) as Column], isDescending }
}

/** Whether one of the texts holds another one, whatever their letter case. */
export function holds(texts: Expression<string | null>[], wanted: string): Expression<SqlBool> {
  return sql`strpos(lower(concat_ws(' ', ${sql.join(texts)})), lower(${wanted})) > 0`
}
