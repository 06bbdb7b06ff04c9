import pg from 'pg'
import type { Logger } from './logger.ts'
import { isRefused, Pipelines } from './pipelines.ts'
import { noteSlowStatements } from './slow-statements.ts'

/** Where a statement is run: the pool, or one connection inside a transaction. */
export type Sql = pg.Pool | pg.PoolClient

export type Database = { sql: pg.Pool; close(): Promise<void> }

export type DatabaseOptions = {
  maxConnections?: number
  log?: Logger
  /** From how many milliseconds on a statement is noted. */
  slowMs?: number
}

export function openDatabase(
  url: string,
  { maxConnections = 10, log, slowMs = 500 }: DatabaseOptions = {},
): Database {
  const sql = new SharingPool({
    connectionString: url,
    application_name: 'trivet',
    max: maxConnections,
    connectionTimeoutMillis: 5_000,
    types: { getTypeParser },
    // not as start-up parameters: poolers between us and PostgreSQL refuse those
    onConnect: async (client) => {
      // the seeds' Prisma takes an instant's text for UTC, whatever offset the database writes behind it
      await client.query(
        "SET TIME ZONE 'UTC'; SET statement_timeout = '10s'; SET idle_in_transaction_session_timeout = '30s'; " +
          // one row of a small table is found by its key, as on any disk of today, rather than by reading all of it
          'SET random_page_cost = 1.1',
      )
      if (log) noteSlowStatements(client, { log, slowMs })
    },
  })
  // an idle connection that breaks leaves the pool by itself; unheard, its error would end the process
  sql.on('error', (error: Error & { client?: object }) => {
    // with all statements that it has prepared: a line of 30 KB
    delete error.client
    log?.warn({ err: error }, 'database.idle-connection-broken')
  })
  return {
    sql,
    close: async () => {
      await Promise.all([sql.end(), sql.pipelines.close()])
    },
  }
}

class SharingPool extends pg.Pool {
  readonly pipelines: Pipelines

  constructor(config: pg.PoolConfig) {
    super(config)
    this.pipelines = new Pipelines(config, { onIdleError: (error) => this.emit('error', error) })
  }
}

/**
 * As `pool.query`, which closes the connection after any error: what PostgreSQL merely refused, such as a day that is sold
 * out, leaves it as good as before.
 */
export async function query(sql: Sql, config: pg.QueryConfig): Promise<pg.QueryResult> {
  if (!(sql instanceof pg.Pool)) return sql.query(config)
  const client = await sql.connect()
  // unheard, the error of a connection that breaks would end the process; the query fails with it as well
  const onError = () => {}
  client.on('error', onError)
  let isUsable = false
  try {
    const result = await client.query(config)
    isUsable = true
    return result
  } catch (error) {
    isUsable = isRefused(error)
    throw error
  } finally {
    client.off('error', onError)
    client.release(!isUsable)
  }
}

/** For a read of a few rows: outside a transaction it shares a connection with those of other requests. */
export function queryShared(sql: Sql, config: pg.QueryConfig): Promise<pg.QueryResult> {
  const shared = sql instanceof SharingPool ? sql.pipelines.query(config) : null
  return shared ?? query(sql, config)
}

/** How many there are, and what they are at. */
export function countConnections(sql: pg.Pool) {
  return {
    idle: sql.idleCount,
    in_use: sql.totalCount - sql.idleCount,
    shared: sql instanceof SharingPool ? sql.pipelines.connections : 0,
  }
}

/** Short reads that wait for their answer. */
export function countSharedReads(sql: pg.Pool): number {
  return sql instanceof SharingPool ? sql.pipelines.underWay : 0
}

/** Everything `work` writes through its connection is kept, or nothing. */
export async function transaction<T>(pool: pg.Pool, work: (tx: pg.PoolClient) => Promise<T>): Promise<T> {
  const tx = await pool.connect()
  let broken = false
  // a connection that breaks between two statements; unheard, its error would end the process
  const onError = () => {
    broken = true
  }
  tx.on('error', onError)
  try {
    await tx.query('BEGIN')
    const result = await work(tx)
    await tx.query('COMMIT')
    return result
  } catch (error) {
    await tx.query('ROLLBACK').catch(() => {
      broken = true
    })
    throw error
  } finally {
    tx.off('error', onError)
    tx.release(broken)
  }
}

/** A DATE stays 'YYYY-MM-DD': the driver would make it midnight in this machine's time zone. */
function getTypeParser(type: number, format?: 'text' | 'binary') {
  if (type === pg.types.builtins.DATE) return (text: string) => text
  return pg.types.getTypeParser(type, format)
}
