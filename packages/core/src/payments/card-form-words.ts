import { messages } from '../messages.ts'
import type { CardFormFaults, CardFormRefusal } from './card-form.ts'

const words = {
  blank: messages.fillPaymentDetails,
  'number-invalid': messages.cardNumberInvalid,
  'expiry-invalid': messages.cardExpiryInvalid,
  'cvc-invalid': messages.cardCvcInvalid,
} as const satisfies Record<keyof CardFormFaults, string>

/** The sentence at the field. */
export function cardFormMessage({ code }: CardFormRefusal): string {
  return words[code]
}
