import { cardFormMessage } from '@trivet/core/copy/payments'
import { decideCardForm, testCardToken } from '@trivet/core/payments'
import type { PaymentMethod } from '@trivet/core/orders'
import type { CardForm, TestCardToken } from '@trivet/core/payments'
import type { FieldError, ResolverResult } from 'react-hook-form'

export type PaymentAnswers = { paymentMethod: PaymentMethod; card: CardForm }

export const emptyCard: CardForm = { name: '', number: '', expiry: '', cvc: '' }

/** What the server gets instead of a card. */
export function paymentTokenOf({ paymentMethod, card }: PaymentAnswers): TestCardToken {
  return paymentMethod === 'stripe' ? testCardToken(card.number) : 'tok_test_success'
}

/** The checks of the card form are core's; a way to pay without a card has none. */
export function resolvePayment(answers: PaymentAnswers): ResolverResult<PaymentAnswers> {
  const problems = answers.paymentMethod === 'stripe' ? cardProblems(answers.card) : null
  return problems ? { values: {}, errors: { card: problems } } : { values: answers, errors: {} }
}

const fineCard: CardForm = { name: 'A', number: '4242424242424242', expiry: '12/99', cvc: '123' }

/** Null when all is well. Core names the first problem; with that field taken as right it names the next one. */
function cardProblems(typed: CardForm) {
  const problems: Partial<Record<keyof CardForm, FieldError>> = {}
  const card = { ...typed }
  for (;;) {
    const decision = decideCardForm(card)
    if (decision.ok) return Object.keys(problems).length > 0 ? problems : null
    const { field } = decision.facts
    problems[field] = { type: 'validate', message: cardFormMessage(decision) }
    card[field] = fineCard[field]
  }
}
