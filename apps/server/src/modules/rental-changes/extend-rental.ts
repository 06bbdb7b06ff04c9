import type { ExtensionInput, RentalChangeOutput } from '@trivet/core/contract/orders'
import { decideExtension } from '@trivet/core/orders'
import type { UserContext } from '../../api/context.ts'
import { changeRental } from './change-rental.ts'

/** Lets a guest keep what an order brought for longer. */
export function extendRental(
  ctx: UserContext,
  { id, rentalEnd, charge, refund, dryRun, paymentToken }: ExtensionInput & { id: string },
): Promise<RentalChangeOutput> {
  return changeRental(ctx, {
    orderId: id,
    kind: 'extended',
    asked: { rentalEnd, charge, refund },
    periodOf: ({ period }) => ({ start: period.start, end: rentalEnd }),
    decide: ({ period, ...facts }) => decideExtension({ ...facts, end: period.end }),
    dryRun,
    paymentToken,
  })
}
