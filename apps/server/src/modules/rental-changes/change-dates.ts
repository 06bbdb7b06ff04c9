import type { DateChangeInput, RentalChangeOutput } from '@trivet/core/contract/orders'
import { decideDateChange } from '@trivet/core/orders'
import type { UserContext } from '../../api/context.ts'
import { changeRental } from './change-rental.ts'

/** Puts a guest's own order on other days. */
export function changeDates(
  ctx: UserContext,
  { id, rentalStart, rentalEnd, charge, refund, dryRun, paymentToken }: DateChangeInput & { id: string },
): Promise<RentalChangeOutput> {
  return changeRental(ctx, {
    orderId: id,
    kind: 'dates-changed',
    asked: { rentalStart, rentalEnd, charge, refund },
    periodOf: ({ period }) => ({ start: rentalStart ?? period.start, end: rentalEnd }),
    decide: decideDateChange,
    dryRun,
    paymentToken,
  })
}
