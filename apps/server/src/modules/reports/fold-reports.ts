import type { Sql } from '../../platform/database.ts'
import { fold, isToFold } from './fold.repo.ts'

const atOnce = 500
const mostRounds = 60

/** Counts the orders and the stock anew of which something changed. What a job does not get to, the next one does. */
export async function foldReports({ sql }: { sql: Sql }): Promise<void> {
  await foldSome(sql, mostRounds)
}

/** True where more is left than a reader can wait for. */
export async function foldForReader(sql: Sql): Promise<boolean> {
  if (!(await isToFold(sql))) return false
  await foldSome(sql, 2)
  return isToFold(sql)
}

async function foldSome(sql: Sql, rounds: number): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    if (!(await fold(sql, atOnce))) return
  }
}
