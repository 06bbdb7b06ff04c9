import type { PayoutLineRow } from '@trivet/core/contract/referrals'
import * as referralsCopy from '@trivet/core/copy/referrals'
import { toDecimal } from '@trivet/core/money'
import { payoutLine } from '@trivet/core/referrals'
import type { Sql } from '../../platform/database.ts'
import type { PayoutMailLines } from '../outbox/index.ts'
import { findStatedOrders, type StatedOrder } from './payout-statement.repo.ts'

/** The lines of a payout, which add up to its amount; beside each the id of its order, which only staff read. */
export async function readPayoutLines(sql: Sql, payoutId: string) {
  const orders = await findStatedOrders(sql, payoutId)
  const lines = orders.map((order) => ({ orderId: order.orderId, line: toLine(order) }))
  // of an order whose completion was taken back nothing is left to tell
  return lines.filter(({ line }) => line.amount !== 0 || line.takenBack.length > 0)
}

// a mail shows so many; the page has them all
const linesInMail = 20

/** The lines as the mail of a payout tells them. */
export function toMailLines(payoutId: string, lines: readonly { line: PayoutLineRow }[]): PayoutMailLines {
  const told = lines.slice(0, linesInMail).map(({ line }) => ({
    label: referralsCopy.payoutLineLabel(line),
    amount: line.amount,
  }))
  return { payoutId, lines: told, more: lines.length - told.length }
}

function toLine({ entries, ...order }: StatedOrder): PayoutLineRow {
  const { kind, takenBack, cents } = payoutLine(entries)
  return {
    kind,
    orderNumber: order.orderNumber,
    month: order.rentalStart.slice(0, 7),
    orderAmount: toDecimal(order.orderAmountCents),
    commissionPercent: order.commissionBasisPoints / 100,
    commission: toDecimal(order.commissionCents),
    takenBack: takenBack.map((one) => ({ date: one.on, amount: toDecimal(one.cents) })),
    amount: toDecimal(cents),
  }
}
