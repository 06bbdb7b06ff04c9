import * as paymentsCopy from './sentences.ts'

import { wordsFor } from '../../refusal/refusal.ts'
import type { WordsOf } from '../../refusal/refusal.ts'
import type { CardForm, CardFormFault, CardFormFaults } from '../../payments/card-form.ts'

const blank: Record<keyof CardForm, string> = {
  name: paymentsCopy.cardNameMissing,
  number: paymentsCopy.cardNumberMissing,
  expiry: paymentsCopy.cardExpiryMissing,
  cvc: paymentsCopy.cardCvcMissing,
}

const words: WordsOf<CardFormFaults> = {
  blank: ({ field }) => blank[field],
  'number-invalid': () => paymentsCopy.cardNumberInvalid,
  'expiry-invalid': () => paymentsCopy.cardExpiryInvalid,
  'card-expired': () => paymentsCopy.cardExpired,
  'cvc-invalid': () => paymentsCopy.cardCvcInvalid,
}

/** The sentence at the field. */
export function cardFormMessage(fault: CardFormFault): string {
  return wordsFor<CardFormFaults, keyof CardFormFaults, []>(words, fault)
}
