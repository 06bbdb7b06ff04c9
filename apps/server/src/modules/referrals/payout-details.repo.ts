import { noPayoutDetails, type PayoutDetails } from '@trivet/core'
import { rows, type Sql } from '../../platform/database.ts'

/** As SQL, so that a payout can be read with where it goes in one statement. */
export const payoutDetailsJson = `json_build_object(
  'paypalEmail', d.paypal_email,
  'bank', CASE WHEN d.account_number IS NOT NULL THEN json_build_object('accountHolder', d.account_holder,
    'routingNumber', d.routing_number, 'accountNumber', d.account_number) END)`

export async function findPayoutDetails(sql: Sql, userId: string): Promise<PayoutDetails> {
  const [found] = await rows<{ details: PayoutDetails }>(sql, {
    name: 'payout-details',
    text: `SELECT ${payoutDetailsJson} AS details FROM payout_details d WHERE d.user_id = $1`,
    values: [userId],
  })
  return found?.details ?? noPayoutDetails
}

export async function storePayoutDetails(
  tx: Sql,
  { userId, details, now }: { userId: string; details: PayoutDetails; now: Date },
): Promise<void> {
  const { paypalEmail, bank } = details
  await rows(tx, {
    name: 'store-payout-details',
    text: `INSERT INTO payout_details
             (user_id, paypal_email, account_holder, routing_number, account_number, updated_at)
           VALUES ($1, $2, $3, $4, $5, $6)
           ON CONFLICT (user_id) DO UPDATE SET paypal_email = excluded.paypal_email,
             account_holder = excluded.account_holder, routing_number = excluded.routing_number,
             account_number = excluded.account_number, updated_at = excluded.updated_at`,
    values: [
      userId,
      paypalEmail,
      bank?.accountHolder ?? null,
      bank?.routingNumber ?? null,
      bank?.accountNumber ?? null,
      now,
    ],
  })
}
