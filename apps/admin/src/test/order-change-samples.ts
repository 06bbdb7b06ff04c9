import type { OrderChangeOutput } from '@trivet/core/contract/orders'

/** Two woks instead of one: what the preview says. */
export const orderChange: OrderChangeOutput = {
  version: 7,
  items: [{ name: 'Wok', fromQty: 1, toQty: 2, from: 70, to: 140 }],
  rows: [{ label: 'Subtotal', from: 90, to: 160 }],
  delivery: [],
  areaPrice: null,
  depots: null,
  totalBefore: 112.43,
  totalPrice: 188.2,
  difference: 75.77,
  settlement: 'more-to-pay',
  refund: 0,
  refundToAccountCredit: 0,
  due: 75.77,
  quote: {
    itemsPrice: 160,
    extraDaysPrice: 0,
    rentalDays: 7,
    damageProtectionFee: 0,
    deliveryPrice: 15,
    taxPrice: 13.2,
    discountPrice: 0,
    totalPrice: 188.2,
    rows: [{ code: 'subtotal', label: 'Subtotal', amount: 160 }],
    lines: [],
  },
}
