import type { WrittenQuote } from '@trivet/core/contract/written-quotes'
import type { UserContext } from '../../api/context.ts'
import { writeStatusChange } from '../orders/index.ts'
import { changeOpenQuote } from './change-open-quote.ts'
import { markWithdrawn } from './written-quotes.repo.ts'

/** Its link says so from now on, and an order that waits for its payment frees its units. */
export function withdrawQuote(ctx: UserContext, { id }: { id: string }): Promise<WrittenQuote> {
  return changeOpenQuote(ctx, {
    id,
    action: 'written-quote.withdrawn',
    async write(tx, { orderId, orderStatus, number }) {
      await markWithdrawn(tx, { id, now: ctx.clock.now() })
      if (orderId === null || orderStatus !== 'pending') return
      const change = { id: orderId, status: 'cancelled', note: `Quote ${number} withdrawn` } as const
      await writeStatusChange(ctx, tx, { change, from: 'pending', isMailed: false })
    },
  })
}
