import { noPayoutDetails, type PayoutDetails } from '@trivet/core/referrals'
import type { Sql } from '../../platform/database.ts'
import { allFields, type NewRow } from '../../platform/sql/fields.ts'
import { insertRow } from '../../platform/sql/insert.ts'
import { statement } from '../../platform/sql/statement.ts'
import { allExcluded } from '../../platform/sql/update.ts'

/** Where a host wants to be paid, as columns: all null where nothing is known. */
export type PayoutDetailsRow = NewRow<'payout_details', 'userId' | 'updatedAt'>

export const payoutDetailsFields = allFields('payout_details', 'd', ['userId', 'updatedAt'])

const payoutDetails = statement<{ userId: string }>()('payout-details', (db, $) =>
  db.selectFrom('payout_details as d').select(payoutDetailsFields).where('d.user_id', '=', $.userId),
)

export async function findPayoutDetails(sql: Sql, userId: string): Promise<PayoutDetails> {
  const [found] = await payoutDetails(sql, { userId })
  return found ? toPayoutDetails(found) : noPayoutDetails
}

/** The three parts of an account are stored together. */
export function toPayoutDetails(row: PayoutDetailsRow): PayoutDetails {
  const { paypalEmail, accountHolder, routingNumber, accountNumber } = row
  const hasBank = accountHolder !== null && routingNumber !== null && accountNumber !== null
  return { paypalEmail, bank: hasBank ? { accountHolder, routingNumber, accountNumber } : null }
}

const storePayoutDetailsStatement = statement<NewRow<'payout_details'>>()('store-payout-details', (db, $) =>
  insertRow(db, 'payout_details', $).onConflict((conflict) =>
    conflict.column('user_id').doUpdateSet(allExcluded('payout_details', ['userId'])),
  ),
)

export async function storePayoutDetails(
  tx: Sql,
  { userId, details, now }: { userId: string; details: PayoutDetails; now: Date },
): Promise<void> {
  const { paypalEmail, bank } = details
  const { accountHolder = null, routingNumber = null, accountNumber = null } = bank ?? {}
  await storePayoutDetailsStatement(tx, {
    userId,
    paypalEmail,
    accountHolder,
    routingNumber,
    accountNumber,
    updatedAt: now,
  })
}
