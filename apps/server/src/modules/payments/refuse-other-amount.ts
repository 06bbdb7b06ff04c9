import * as ordersCopy from '@trivet/core/copy/orders'
import { isSameAmount, toDecimal, type Cents, type Dollars } from '@trivet/core/money'
import { AppError } from '../../api/app-error.ts'

/** A guest pays what they were shown, or nothing; whoever does not say what that was pays what is due. */
export function refuseOtherAmount(shown: Dollars | undefined, amountCents: Cents): void {
  if (shown === undefined || isSameAmount(shown, amountCents)) return
  throw new AppError('PRICES_CHANGED', {
    message: ordersCopy.amountChanged,
    details: { amount: toDecimal(amountCents) },
  })
}
