import type pg from 'pg'

export type Table = { name: string; columns: string[] }

/** What two equal tables have in common, wherever they are and in whatever order their rows lie. */
export type TableState = {
  rows: number
  /** The sum of the hashes of all rows. */
  fingerprint: string
  /** The sum of each column of money. */
  cents: Record<string, number>
}

/** Text is the same on both sides whatever a server, a role or a pooler has set. */
export const plainText = `
  SET LOCAL timezone = 'UTC'; SET LOCAL datestyle = 'ISO'; SET LOCAL intervalstyle = 'postgres';
  SET LOCAL extra_float_digits = 1; SET LOCAL bytea_output = 'hex';
  SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0`

/** All but the book of migrations, what an extension brought, and columns that PostgreSQL computes. */
export async function listTables(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    SELECT c.relname::text AS name, array_agg(a.attname::text ORDER BY a.attnum) AS columns
    FROM pg_class c
    JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
    WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind = 'r' AND c.relname <> '_prisma_migrations'
      AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = c.oid AND d.deptype = 'e')
    GROUP BY c.relname ORDER BY c.relname`)
  return rows
}

export async function readState(client: pg.ClientBase, { name, columns }: Table): Promise<TableState> {
  const money = columns.filter((column) => /(^|_)cents$/.test(column))
  const sums = money.map((column) => `'${column}', coalesce(sum(${quoted(column)}), 0)`)
  const { rows } = await client.query<TableState>(`
    SELECT count(*)::int AS rows, json_build_object(${sums.join()}) AS cents,
      coalesce(sum(('x' || left(encode(sha256(convert_to(
        ROW(${columns.map(quoted).join()})::text, 'UTF8')), 'hex'), 15))::bit(60)::bigint), 0)::text AS fingerprint
    FROM ${quoted(name)}`)
  return rows[0]!
}

export type Sequence = { name: string; last: string }

/** Those that have given a number. */
export async function listSequences(client: pg.ClientBase): Promise<Sequence[]> {
  const { rows } = await client.query<Sequence>(`
    SELECT sequencename::text AS name, last_value::text AS last FROM pg_sequences
    WHERE schemaname = current_schema() AND last_value IS NOT NULL ORDER BY sequencename`)
  return rows
}

export function copyText({ name, columns }: Table, direction: 'TO STDOUT' | 'FROM STDIN'): string {
  return `COPY ${quoted(name)} (${columns.map(quoted).join()}) ${direction} (ENCODING 'UTF8')`
}

export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}
