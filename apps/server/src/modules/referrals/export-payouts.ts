import * as referralsCopy from '@trivet/core/copy/referrals'
import type { PayoutFile, PayoutFileInput } from '@trivet/core/contract/referrals'
import { dateInZone } from '@trivet/core/dates'
import { toDecimal } from '@trivet/core/money'
import { decidePayoutFile, payoutFile, type PayoutFileFault } from '@trivet/core/referrals'
import { AppError, type AppErrorCode } from '../../api/app-error.ts'
import type { UserContext } from '../../api/context.ts'
import { recordAudit } from '../../platform/audit.ts'
import { csvLine } from '../../platform/csv.ts'
import { transaction } from '../../platform/database.ts'
import { retryConflicts } from '../../platform/retry.ts'
import { lockPayoutsToSend, markPayoutsExported } from './payouts-to-send.repo.ts'

const errorOf = {
  'own-payout': 'PAYOUT_OWN',
  'already-processed': 'PAYOUT_ALREADY_PROCESSED',
  'other-method': 'PAYOUT_OTHER_METHOD',
  'details-missing': 'PAYOUT_HOST_DETAILS_MISSING',
} as const satisfies Record<PayoutFileFault, AppErrorCode>

/**
 * Puts open payouts into a file for PayPal or a bank. They stay open until staff say that the money was sent; their amounts
 * no longer change, since the file may be on its way.
 */
export async function exportPayouts(ctx: UserContext, { method, ids }: PayoutFileInput): Promise<PayoutFile> {
  const actorId = ctx.actor.userId
  const now = ctx.clock.now()
  const payouts = await retryConflicts(() =>
    transaction(ctx.sql, async (tx) => {
      const found = await lockPayoutsToSend(tx, ids)
      if (found.length < ids.length) throw new AppError('PAYOUT_NOT_FOUND')
      const decision = decidePayoutFile({ method, payouts: found, actorId })
      if (!decision.ok) throw new AppError(errorOf[decision.code])

      await markPayoutsExported(tx, { ids, now })
      for (const { id, amountCents } of found) {
        const details = { amountCents, method }
        await recordAudit(tx, { actorId, action: 'payout.exported', subject: `payout:${id}`, details, now })
      }
      return found
    }),
  )
  ctx.log.info({ event: 'security.payouts_exported', userId: actorId, method, count: payouts.length })
  const { identity, timeZone } = (await ctx.settings.current()).settings
  const note = referralsCopy.payoutFileNote(identity.name)
  const { header, rows } = payoutFile(method, { payouts, note })
  return {
    name: `trivet-payouts-${method === 'paypal' ? 'paypal' : 'bank'}-${dateInZone(now, timeZone)}.csv`,
    content: [...(header ? [header] : []), ...rows].map(csvLine).join(''),
    count: payouts.length,
    total: toDecimal(payouts.reduce((sum, { amountCents }) => sum + amountCents, 0)),
  }
}
