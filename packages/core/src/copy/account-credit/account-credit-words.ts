import type { AccountCreditCause, RefundSplit } from '../../account-credit/account-credit.ts'
import { formatMoney } from '../../money/money.ts'
import type { Cents } from '../../money/money.ts'
import { accountCredit, paid, toPay } from './sentences.ts'

/** What an entry of the ledger was, for its owner and for staff. An order's number follows where there is one. */
export const accountCreditCauseText = {
  payout: 'Payout of your host earnings',
  goodwill: 'From us',
  order: 'Paid for order',
  'order-ended': 'Back from an order that ended unpaid:',
  refund: 'Refund of order',
} as const satisfies Record<AccountCreditCause, string>

/** What stands below the total of an order that account credit pays some of; nothing of any other. */
export function creditRows({
  totalCents,
  creditCents,
  isPaid = false,
}: {
  totalCents: Cents
  creditCents: Cents
  isPaid?: boolean
}): { label: string; cents: Cents }[] {
  if (creditCents === 0) return []
  return [
    { label: accountCredit, cents: 0 - creditCents },
    { label: isPaid ? paid : toPay, cents: totalCents - creditCents },
  ]
}

/** '$20.00 to your account credit, $35.00 to your card'; null where none of it goes to the credit. */
export function refundSplitText({ creditCents, cardCents }: RefundSplit): string | null {
  if (creditCents === 0) return null
  const toCredit = `${formatMoney(creditCents)} to your account credit`
  return cardCents === 0 ? toCredit : `${toCredit}, ${formatMoney(cardCents)} the way you paid`
}
