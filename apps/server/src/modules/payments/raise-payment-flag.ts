import { shopCurrency, type BookDifference, type PaymentProviderName } from '@trivet/core/payments'
import type { Sql } from '../../platform/database.ts'
import { newId } from '../../platform/ids.ts'
import { raiseFlag } from './raised-flags.repo.ts'

type Noticed = BookDifference & { provider: PaymentProviderName; currency?: string; now: Date }

/** Puts something before the eyes of staff: neither accepted nor forgotten. */
export async function raisePaymentFlag(
  sql: Sql,
  { currency = shopCurrency, ...noticed }: Noticed,
): Promise<void> {
  await raiseFlag(sql, { id: newId(), currency, ...noticed })
}
