import * as paymentsCopy from './sentences.ts'

import type { CardFormFaults, CardFormRefusal } from '../../payments/card-form.ts'

const words = {
  blank: paymentsCopy.fillPaymentDetails,
  'number-invalid': paymentsCopy.cardNumberInvalid,
  'expiry-invalid': paymentsCopy.cardExpiryInvalid,
  'cvc-invalid': paymentsCopy.cardCvcInvalid,
} as const satisfies Record<keyof CardFormFaults, string>

/** The sentence at the field. */
export function cardFormMessage({ code }: CardFormRefusal): string {
  return words[code]
}
