import { cardFormMessage } from '@trivet/core/copy/payments'
import { checkCardForm, testCardToken } from '@trivet/core/payments'
import type { PaymentMethod } from '@trivet/core/orders'
import type { CardForm, OwnTestCardToken, TestCardToken } from '@trivet/core/payments'
import type { ResolverResult } from 'react-hook-form'
import { shopToday } from '../../lib/shop-today.ts'

export type PaymentAnswers = { paymentMethod: PaymentMethod; card: CardForm }

export const emptyCard: CardForm = { name: '', number: '', expiry: '', cvc: '' }

/** What the server gets instead of a card. */
export function paymentTokenOf({ paymentMethod, card }: PaymentAnswers): TestCardToken | OwnTestCardToken {
  return paymentMethod === 'stripe' ? testCardToken(card, shopToday()) : 'tok_test_success'
}

/** The checks of the card form are core's; a way to pay without a card has none. */
export function resolvePayment(answers: PaymentAnswers): ResolverResult<PaymentAnswers> {
  const faults = answers.paymentMethod === 'stripe' ? checkCardForm(answers.card, shopToday()) : []
  if (faults.length === 0) return { values: answers, errors: {} }
  const atFields = faults.map((one) => [one.facts.field, { type: one.code, message: cardFormMessage(one) }])
  return { values: {}, errors: { card: Object.fromEntries(atFields) } }
}
