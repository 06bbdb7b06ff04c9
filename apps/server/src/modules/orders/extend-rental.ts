import { decideExtension, type ExtensionInput, type RentalChangeOutput } from '@trivet/core'
import type { UserContext } from '../../api/context.ts'
import { changeRental } from './change-rental.ts'

/** Lets a guest keep what an order brought for longer. */
export function extendRental(
  ctx: UserContext,
  { id, rentalEnd, dryRun, paymentToken }: ExtensionInput & { id: string },
): Promise<RentalChangeOutput> {
  return changeRental(ctx, {
    orderId: id,
    kind: 'extended',
    asked: { rentalEnd },
    periodOf: ({ period }) => ({ start: period.start, end: rentalEnd }),
    decide: ({ period, ...facts }) => decideExtension({ ...facts, end: period.end }),
    dryRun,
    paymentToken,
  })
}
