import * as stockCopy from '@trivet/core/copy/stock'
import { AppError } from '../../api/app-error.ts'
import type { UserContext } from '../../api/context.ts'
import { brokenConstraint } from '../../platform/broken-constraint.ts'
import { transaction, type Sql } from '../../platform/database.ts'
import { retryConflicts } from '../../platform/retry.ts'

/** What the database refuses about stock, in our words. */
const refusals: Record<string, string> = {
  depots_name_key: stockCopy.depotNameTaken,
  depot_stock_depot_id_fkey: stockCopy.depotUnknown,
  depot_stock_not_negative: stockCopy.fewerThanThat,
  transfers_take_what_is_there: stockCopy.fewerThanThat,
  transfers_from_fkey: stockCopy.fewerThanThat,
  stock_holds_stock_fkey: stockCopy.fewerThanThat,
  stock_days_never_oversold: stockCopy.promisedThere,
}

/** In one transaction; pages that show what is free are made anew. */
export async function writingStock<T>(ctx: UserContext, work: (tx: Sql) => Promise<T>): Promise<T> {
  try {
    const result = await retryConflicts(() => transaction(ctx.sql, work))
    ctx.catalogChanges.announce()
    return result
  } catch (error) {
    const message = refusals[brokenConstraint(error) ?? '']
    throw message === undefined ? error : refusedStock(message, error)
  }
}

export function refusedStock(message: string, cause?: unknown): AppError {
  return new AppError('STOCK_REFUSED', { message, cause })
}

/** Who sends a fact again, with its id, sends the same fact. */
export function refuseOther<T extends object>(known: T, sent: T): void {
  const isSame = (Object.keys(sent) as (keyof T)[]).every((field) => known[field] === sent[field])
  if (!isSame) throw refusedStock(stockCopy.otherOfThatId)
}
