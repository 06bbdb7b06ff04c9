import type { StaffPayoutStatement } from '@trivet/core/contract/referrals'
import { AppError } from '../../api/app-error.ts'
import type { UserContext } from '../../api/context.ts'
import { readPayoutLines } from './payout-lines.ts'
import { findPayoutForStaff } from './payout-page.repo.ts'
import { toPayoutRequest } from './payout-request.ts'

/** Any payout with the orders it is made of, for staff. */
export async function getPayoutRequest(ctx: UserContext, id: string): Promise<StaffPayoutStatement> {
  const found = await findPayoutForStaff(ctx.sql, id)
  if (!found) throw new AppError('PAYOUT_NOT_FOUND')
  const lines = await readPayoutLines(ctx.sql, id)
  return { ...toPayoutRequest(found), lines: lines.map(({ orderId, line }) => ({ orderId, ...line })) }
}
