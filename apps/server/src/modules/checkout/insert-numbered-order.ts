import { orderNumberTries } from '@trivet/core/orders'
import { AppError } from '../../api/app-error.ts'
import { brokenConstraint } from '../../platform/broken-constraint.ts'
import type { Sql } from '../../platform/database.ts'
import { retryConflicts } from '../../platform/retry.ts'
import { newOrderNumber } from './new-order-number.ts'
import { insertOrder, type NewOrder } from './place-order.repo.ts'

/**
 * The order as it was written: when its number is another order's, under a new one. Null when the settings are not the
 * ones that it was priced with any more. Fails as `insertOrder` does.
 */
export async function insertNumberedOrder(sql: Sql, order: NewOrder): Promise<NewOrder | null> {
  let numbered = order
  for (const length of [...orderNumberTries.slice(1), null]) {
    try {
      const isWritten = await retryConflicts(() => insertOrder(sql, numbered))
      return isWritten ? numbered : null
    } catch (error) {
      if (brokenConstraint(error) !== 'orders_number_key') throw error
      if (length !== null) numbered = withNumber(order, newOrderNumber(length))
    }
  }
  throw new AppError('UNAVAILABLE', { retryAfterSeconds: 1 })
}

function withNumber(order: NewOrder, number: string): NewOrder {
  const { record, idempotency } = order
  return {
    ...order,
    record: { ...record, number },
    idempotency: { ...idempotency, responseBody: { ...idempotency.responseBody, number } },
  }
}
