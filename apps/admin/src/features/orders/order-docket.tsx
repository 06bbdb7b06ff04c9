import { moneyDueOf, waivedCents, type Order } from '@trivet/core/contract/orders'
import { discountsOf } from '@trivet/core/contract/pricing'
import { betterDiscount } from '@trivet/core/copy/cart'
import { accountCredit } from '@trivet/core/copy/account-credit'
import { dueReason } from '@trivet/core/copy/orders'
import { formatDollars, formatMoney } from '@trivet/core/money'
import { quoteRowLabels } from '@trivet/core/pricing'
import { Docket, DocketRow, DocketTotal } from '@trivet/ui/docket'
import { Instant } from '../../components/instant.tsx'

export function OrderDocket({ order }: { order: Order }) {
  const waived = waivedCents(order)
  return (
    <Docket title="Totals" meta={`${order.rentalDays} days`} className="text-body">
      <DocketRow label="Subtotal" value={formatDollars(order.itemsPrice)} />
      {order.extraDaysPrice > 0 && (
        <DocketRow label="Extra days" value={formatDollars(order.extraDaysPrice)} />
      )}
      {order.seasonRows?.map(({ label, amount }) => (
        <DocketRow key={label} label={label} value={formatDollars(amount)} />
      ))}
      {order.damageProtection && (
        <DocketRow label="Damage protection" value={formatDollars(order.damageProtectionFee)} />
      )}
      <DocketRow label="Delivery" value={formatDollars(order.deliveryPrice)} />
      {order.discountPrice > 0 && (
        <DocketRow
          label={order.discounts?.[0]?.label ?? quoteRowLabels['referral-discount']}
          note={betterDiscount(discountsOf(order.discounts))}
          value={formatDollars(-order.discountPrice)}
        />
      )}
      <DocketRow label="Tax" value={formatDollars(order.taxPrice)} />
      {order.priceRows?.map(({ label, amount }) => (
        <DocketRow key={label} label={label} value={formatDollars(amount)} />
      ))}
      <DocketTotal label="TOTAL" value={formatDollars(order.totalPrice)} />
      {order.accountCreditPrice !== undefined && (
        <DocketRow label={accountCredit} value={formatDollars(-order.accountCreditPrice)} />
      )}
      {order.paidPrice !== undefined && order.paidPrice !== order.totalPrice && (
        <DocketRow label="Paid" value={formatDollars(order.paidPrice)} />
      )}
      {order.refundedPrice !== undefined && order.refundedPrice > 0 && (
        <DocketRow label="Refunded" value={formatDollars(-order.refundedPrice)} />
      )}
      {waived > 0 && <DocketRow label="Waived" value={formatMoney(-waived)} />}
      {moneyDueOf(order).rows.map((row) => (
        <DocketRow
          key={row.of === 'price' ? row.of : row.id}
          label="Due"
          note={
            <>
              {dueReason(row)}, since <Instant at={row.since} />
            </>
          }
          value={formatMoney(row.amountCents)}
          className="font-medium"
        />
      ))}
    </Docket>
  )
}
