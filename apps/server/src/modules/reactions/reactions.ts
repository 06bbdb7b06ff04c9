import { releaseUnits } from '../availability/index.ts'
import { forgetPickupCheck, forgetStopReports } from '../dispatch/index.ts'
import {
  mailCancellation,
  mailDamageCharge,
  mailFailedPayment,
  mailLateFee,
  mailMissedVisit,
  mailNewAddress,
  mailOnTheWay,
  mailOrderChange,
  mailPaidAmount,
  mailProductSwap,
  mailRefund,
  mailRentalChange,
  mailStatus,
  mailVisitChange,
  withdrawStatusMail,
} from '../mail/index.ts'
import type { Reactions } from '../orders/index.ts'
import {
  endCommission,
  giveDiscountBack,
  takeReleaseBack,
  releaseCommission,
  takeBackCommission,
} from '../referrals/index.ts'
import { verifyReviews, verifyReviewsAnew } from '../reviews/index.ts'
import { keepLateUnitsAgain, releaseLateUnits } from '../stock/index.ts'

/**
 * What happens when something happened to an order: each line from left to right, in the transaction of the event. What
 * happens when one is placed, paid, or not paid in time is one statement each: checkout/place-order.repo.ts,
 * payments/record-payment.repo.ts and orders/cancel/give-up-order.repo.ts (decision 25).
 */
export const reactions: Reactions = {
  // by staff; whoever pays hears of it with the payment
  'order.confirmed': [],
  'order.packed': [mailStatus],
  'order.dispatched': [mailStatus],
  'order.delivered': [mailStatus, verifyReviews],
  'order.collected': [mailStatus],
  'order.completed': [mailStatus, releaseLateUnits, releaseUnits, releaseCommission],
  'order.cancelled': [releaseUnits, mailCancellation, giveDiscountBack],
  'order.cancelled-without-refund': [endCommission],
  // units, discount and credit that it released are taken with the change: they may be gone
  'order.status-taken-back': [
    withdrawStatusMail,
    keepLateUnitsAgain,
    takeReleaseBack,
    verifyReviewsAnew,
    forgetPickupCheck,
    forgetStopReports,
  ],
  'order.refunded': [takeBackCommission, mailRefund],
  'order.dates-changed': [mailRentalChange],
  'order.extended': [mailRentalChange],
  'order.address-changed': [mailNewAddress],
  'order.product-swapped': [mailProductSwap],
  'order.changed': [mailOrderChange],
  'order.damage-charged': [mailDamageCharge],
  'order.late-fee-charged': [mailLateFee],
  'order.amount-paid': [mailPaidAmount],
  'order.payment-failed': [mailFailedPayment],
  'visit.on-the-way': [mailOnTheWay],
  'visit.missed': [mailMissedVisit],
  'visit.changed': [mailVisitChange],
}
