import { transaction, type Database, type Sql } from './database.ts'
import type { FileStore } from './file-store.ts'

type Named<Row> = {
  keyOf: (row: Row) => string
  /** Deletes the row; false where something needs it by now. */
  forget: (tx: Sql, row: Row) => Promise<boolean>
}

/**
 * Deletes files together with the rows that name them, each for itself. A row stays as long as its file does, so that the
 * next run finds both: what no row names is never looked for again.
 */
export async function forgetFiles<Row>(
  { sql, files }: Pick<Database, 'sql'> & { files: Pick<FileStore, 'delete'> },
  rows: readonly Row[],
  { keyOf, forget }: Named<Row>,
): Promise<void> {
  const failures: unknown[] = []
  for (const row of rows) {
    await transaction(sql, async (tx) => {
      if (await forget(tx, row)) await files.delete(keyOf(row))
    }).catch((error: unknown) => failures.push(error))
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} files are still there`)
}
