import type { CsvCell } from './csv.ts'
import type { Sql } from './database.ts'

/** A list that staff narrow, sort, page through and take away as a file. Its texts are all ours. */
export type StaffList = {
  /** What a row shows, such as `m.name`. */
  columns: string
  /** The table with what it is joined to. */
  from: string
  /** The row's id, such as `m.id`. */
  key: string
}

export type Narrowed = { where: string; order: string; values: readonly unknown[] }

/** Collects conditions; what was typed goes along as values, never as text of the statement. */
export function narrowing() {
  const values: unknown[] = []
  const conditions: string[] = []
  return {
    /** `condition` gets the place of the value, such as $1; nothing is added for undefined. */
    when(value: unknown, condition: (place: string) => string) {
      if (value === undefined) return
      values.push(value)
      conditions.push(condition(`$${values.length}`))
    },
    always(condition: string | undefined) {
      if (condition) conditions.push(condition)
    },
    by: (order: string): Narrowed => ({ where: conditions.join(' AND ') || 'true', order, values }),
  }
}

type Wanted = Narrowed & { page: number; pageSize: number; /** Counted no further. */ countAtMost?: number }

/** One page, and how many there are. Unnamed statements: how many a search finds decides about the plan. */
export async function findStaffPage<Row extends object>(
  sql: Sql,
  { columns, from, key }: StaffList,
  { where, order, values, page, pageSize, countAtMost }: Wanted,
): Promise<{ found: Row[]; total: number }> {
  const limit = countAtMost === undefined ? '' : ` LIMIT ${countAtMost}`
  const [counted, listed] = await Promise.all([
    sql.query<{ total: number }>({
      text: `SELECT count(*)::int AS total FROM (SELECT ${key} FROM ${from} WHERE ${where}${limit}) counted`,
      values: [...values],
    }),
    sql.query<Row>({
      // first which rows: what they show is not looked up for the pages before
      text: `SELECT ${columns} FROM ${from} JOIN (
               SELECT id, row_number() OVER () AS place FROM (
                 SELECT ${key} AS id FROM ${from} WHERE ${where} ORDER BY ${order}
                 LIMIT $${values.length + 1} OFFSET $${values.length + 2}) page
             ) wanted ON ${key} = wanted.id ORDER BY wanted.place`,
      values: [...values, pageSize, (page - 1) * pageSize],
    }),
  ])
  return { found: listed.rows, total: counted.rows[0]?.total ?? 0 }
}

const rowsAtOnce = 500
// more than a spreadsheet program opens
const most = 1_000_000

/** All rows of a view: which ones is decided at once, what they show is fetched as fast as it is read. */
export async function* readStaffList<Row extends object>(
  sql: Sql,
  { columns, from, key }: StaffList,
  { where, order, values }: Narrowed,
  cells: (row: Row) => readonly CsvCell[],
): AsyncGenerator<readonly CsvCell[]> {
  const ids = await sql.query<{ id: string }>({
    text: `SELECT ${key}::text AS id FROM ${from} WHERE ${where} ORDER BY ${order} LIMIT ${most}`,
    values: [...values],
  })
  for (let start = 0; start < ids.rows.length; start += rowsAtOnce) {
    const some = ids.rows.slice(start, start + rowsAtOnce).map(({ id }) => id)
    const { rows } = await sql.query<Row>({
      text: `SELECT ${columns} FROM ${from} JOIN unnest($1::text[]) WITH ORDINALITY AS wanted(id, place)
               ON ${key}::text = wanted.id ORDER BY wanted.place`,
      values: [some],
    })
    yield* rows.map(cells)
  }
}

/** `-name` is `lower(name) DESC`; what ties is told apart by the key. */
export function orderOf<Column extends string>(
  sort: Column | `-${Column}`,
  columns: Record<Column, string>,
  key: string,
): string {
  const isDown = sort.startsWith('-')
  const column = columns[(isDown ? sort.slice(1) : sort) as Column]
  return `${column} ${isDown ? 'DESC' : 'ASC'}, ${key}`
}

/** Whether a text holds another one, whatever their letter case. */
export function holds(texts: string, place: string): string {
  return `strpos(lower(${texts}), lower(${place})) > 0`
}
