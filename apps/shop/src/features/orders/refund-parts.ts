import { refundSplitText } from '@trivet/core/copy/account-credit'
import { toCents, type Dollars } from '@trivet/core/money'

/** Where the parts of a refund go; null where all of it goes back the way it was paid. */
export function refundParts(refund: Dollars, toAccountCredit: Dollars = 0): string | null {
  const creditCents = toCents(toAccountCredit)
  return refundSplitText({ creditCents, cardCents: toCents(refund) - creditCents })
}
