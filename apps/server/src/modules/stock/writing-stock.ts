import * as stockCopy from '@trivet/core/copy/stock'
import { AppError } from '../../api/app-error.ts'
import type { UserContext } from '../../api/context.ts'
import { brokenConstraint } from '../../platform/broken-constraint.ts'
import { transaction, type Sql } from '../../platform/database.ts'
import { retryConflicts } from '../../platform/retry.ts'

type Field = 'name' | 'to' | 'units' | 'arrived' | 'backOn'

/** What the database refuses about stock, in our words, and at which field. */
const refusals: Record<string, [field: Field, message: string]> = {
  depots_name_key: ['name', stockCopy.depotNameTaken],
  depot_stock_depot_id_fkey: ['to', stockCopy.depotUnknown],
  depot_stock_not_negative: ['units', stockCopy.fewerThanThat],
  transfers_take_what_is_there: ['units', stockCopy.fewerThanThat],
  transfers_from_fkey: ['units', stockCopy.fewerThanThat],
  // of a depot that never had any: what its days can hold is written before the fact is checked
  stock_spans_stock_fkey: ['units', stockCopy.fewerThanThat],
  stock_days_never_oversold: ['units', stockCopy.promisedThere],
}

/** In one transaction; pages that show what is free are made anew. */
export async function writingStock<T>(ctx: UserContext, work: (tx: Sql) => Promise<T>): Promise<T> {
  try {
    const result = await retryConflicts(() => transaction(ctx.sql, work))
    ctx.catalogChanges.announce()
    return result
  } catch (error) {
    const refusal = refusals[brokenConstraint(error) ?? '']
    if (!refusal) throw error
    const [field, message] = refusal
    throw refusedStock(message, { field, cause: error })
  }
}

export function refusedStock(
  message: string,
  { field = null, cause }: { field?: Field | null; cause?: unknown } = {},
): AppError {
  return new AppError('STOCK_REFUSED', {
    message,
    cause,
    ...(field && { errors: [{ path: field, message }] }),
  })
}

/** Who sends a fact again, with its id, sends the same fact. */
export function refuseOther<T extends object>(known: T, sent: T): void {
  const isSame = (Object.keys(sent) as (keyof T)[]).every((field) => known[field] === sent[field])
  if (!isSame) throw refusedStock(stockCopy.otherOfThatId)
}
