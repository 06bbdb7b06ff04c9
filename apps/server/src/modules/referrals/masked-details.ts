import type { MaskedPayoutDetails } from '@trivet/core/contract/referrals'
import { maskedEmail, maskedNumber, type PayoutDetails } from '@trivet/core/referrals'

/** Enough to recognise an account by, nothing to use it with. */
export function masked({ paypalEmail, bank }: PayoutDetails): MaskedPayoutDetails {
  return {
    paypalEmail: paypalEmail && maskedEmail(paypalEmail),
    bank: bank && { accountHolder: bank.accountHolder, accountNumber: maskedNumber(bank.accountNumber) },
  }
}
