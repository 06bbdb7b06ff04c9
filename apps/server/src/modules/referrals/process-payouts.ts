import type { ProcessedPayouts, ProcessPayoutsInput } from '@trivet/core/contract/referrals'
import { AppError } from '../../api/app-error.ts'
import type { UserContext } from '../../api/context.ts'
import { processPayout } from './process-payout.ts'

/** Says of several payouts that they were sent, each by itself: what is refused holds up no other. */
export async function processPayouts(
  ctx: UserContext,
  { payouts, transactionId }: ProcessPayoutsInput,
): Promise<ProcessedPayouts> {
  const refused: ProcessedPayouts['refused'] = []
  for (const { id, expectedAmount } of payouts) {
    try {
      await processPayout(ctx, { id, status: 'processed', notes: '', transactionId, expectedAmount })
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      refused.push({ _id: id, message: error.message })
    }
  }
  return { processed: payouts.length - refused.length, refused }
}
