import type { Order } from '../../contract/orders/order-output.ts'
import type { PaymentMethod } from '../../orders/order-status.ts'
import { accountCredit } from '../account-credit/sentences.ts'
import { outsideMethodText } from '../payments/outside-words.ts'

type Paid = Pick<Order, 'paymentMethod' | 'paidOutside' | 'accountCreditPrice' | 'totalPrice'>

/** A word for each of the ways an order is paid: how it was, rather than how it was to be. */
export function paidWith(
  { paymentMethod, paidOutside, accountCreditPrice = 0, totalPrice }: Paid,
  methodNames: Record<PaymentMethod, string>,
): string {
  const money = paidOutside ? outsideMethodText(paidOutside) : methodNames[paymentMethod]
  if (accountCreditPrice === 0) return money
  return accountCreditPrice === totalPrice ? accountCredit : `${accountCredit} and ${money}`
}
