import { toCents, type Cents } from '../../money/money.ts'
import { moneyDue } from '../../orders/money-due.ts'
import type { MoneyDue } from '../../orders/money-due.ts'
import type { StatusChangeFacts } from '../../orders/status-changes.ts'
import type { Order } from './order-output.ts'

type Owing = Pick<
  Order,
  'status' | 'isPaid' | 'paymentStatus' | 'totalPrice' | 'accountCreditPrice' | 'createdAt' | 'amountsDue'
>

/** What an order owes, of its wire form. */
export function moneyDueOf({
  status,
  isPaid,
  paymentStatus,
  totalPrice,
  accountCreditPrice = 0,
  createdAt,
  amountsDue = [],
}: Owing): MoneyDue {
  return moneyDue({
    status,
    isPaid: isPaid || paymentStatus === 'waived',
    totalCents: toCents(totalPrice),
    creditCents: toCents(accountCreditPrice),
    placedAt: createdAt,
    amounts: amountsDue.map(({ _id, amount, reason, at, paidAt, waivedAt }) => ({
      id: _id,
      amountCents: toCents(amount),
      reason,
      at,
      isSettled: paidAt !== null || waivedAt !== null,
    })),
  })
}

/** Of it, the price. */
export function priceDueCents(order: Owing): Cents {
  return moneyDueOf(order).rows.find((row) => row.of === 'price')?.amountCents ?? 0
}

/** What decides about an order's steps, of its wire form as staff get it. */
export function statusChangeFactsOf(
  order: Owing & Pick<Order, 'addressNeeded' | 'onAccountBecause' | 'holdExpiresAt'>,
): StatusChangeFacts {
  return {
    addressNeeded: order.addressNeeded === true,
    isPaid: order.isPaid || order.paymentStatus === 'waived',
    isOnAccount: order.onAccountBecause !== undefined,
    isChargeOpen: order.status === 'pending' && !order.isPaid && order.holdExpiresAt === null,
    dueCents: moneyDueOf(order).cents,
  }
}
