import { splitRefund } from '@trivet/core/account-credit'
import { refundSplitText } from '@trivet/core/copy/account-credit'
import type { Order } from '@trivet/core/contract/orders'
import { toCents } from '@trivet/core/money'
import { amountProblem } from './refund-amount.ts'

type RefundPartsHintProps = {
  order: Pick<Order, 'isPaid' | 'accountCreditPrice' | 'refunds'>
  /** As it is typed. */
  amount: string
}

/** Where the parts of a typed refund go; nothing where all of it goes back the way it was paid. */
export function RefundPartsHint({ order, amount }: RefundPartsHintProps) {
  const { isPaid, accountCreditPrice = 0, refunds = [] } = order
  if (!isPaid || amountProblem(amount, { least: 1, most: Number.MAX_SAFE_INTEGER }) !== true) return null
  const split = splitRefund({
    amountCents: toCents(Number(amount)),
    creditPaidCents: toCents(accountCreditPrice),
    creditRefundedCents: refunds.reduce((sum, { toAccountCredit = 0 }) => sum + toCents(toAccountCredit), 0),
  })
  const text = refundSplitText(split)
  return text && <p role="status">{text}</p>
}
