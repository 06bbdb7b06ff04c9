import { toCents, type Cents } from '../../money/money.ts'
import { moneyDue } from '../../orders/money-due.ts'
import type { MoneyDue } from '../../orders/money-due.ts'
import { isPriceSettled } from '../../orders/payment-state.ts'
import type { StatusChangeFacts } from '../../orders/status-changes.ts'
import type { Order } from './order-output.ts'

type Owing = Pick<
  Order,
  'status' | 'isPaid' | 'paymentStatus' | 'totalPrice' | 'accountCreditPrice' | 'createdAt' | 'amountsDue'
>

/** In cents, of the price what was waived. */
export function waivedCents({
  paymentStatus,
  totalPrice,
  accountCreditPrice = 0,
}: Pick<Order, 'paymentStatus' | 'totalPrice' | 'accountCreditPrice'>): Cents {
  return paymentStatus === 'waived' ? toCents(totalPrice) - toCents(accountCreditPrice) : 0
}

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
    isPaid: isPriceSettled({ isPaid, paymentStatus }),
    totalCents: toCents(totalPrice),
    creditCents: toCents(accountCreditPrice),
    placedAt: createdAt,
    amounts: amountsDue.map(({ _id, amount, reason, at, paidAt, waivedAt, ofPrice = false }) => ({
      id: _id,
      amountCents: toCents(amount),
      reason,
      at,
      isSettled: paidAt !== null || waivedAt !== null,
      isOfPrice: ofPrice,
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
    isPaid: isPriceSettled(order),
    isOnAccount: order.onAccountBecause !== undefined,
    isChargeOpen: order.status === 'pending' && !order.isPaid && order.holdExpiresAt === null,
    dueCents: moneyDueOf(order).cents,
  }
}
