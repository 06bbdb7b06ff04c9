// What other modules may use.
export { toAmountDue } from './amount-due.ts'
export { answerOnce, type Done } from './answer-once.ts'
export {
  findDemandInStock,
  findRentedOrder,
  findItemsInStock,
  type RentedOrder,
} from './rented-order.repo.ts'
export { cancelUnpaidOrders, withdrawOrder } from './cancel/give-up-order.repo.ts'
export { recordRefund } from './cancel/record-refund.ts'
export { findPaidAndRefunded, markRefundSent } from './cancel/refunds.repo.ts'
export { refuseChange } from './cancel/refuse-change.ts'
export { refuseDelivery } from './refuse-delivery.ts'
export { sendRefund } from './cancel/send-refund.ts'
export { writeRefund } from './cancel/write-refund.ts'
export { isChargeOpen } from './charge-open.ts'
export type { DomainEvent, Reactions } from './domain-events.ts'
export { getOrder } from './get-order.ts'
export { forgottenKeys, unlockedKeys } from './idempotency-keys.repo.ts'
export { keptAnswer } from './kept-answer.ts'
export { dueCents, isAmountOwed, isOnAccount, isPriceSettled, waitsForPayment } from './list/order-sums.ts'
export { lockRentedOrder } from './lock-rented-order.ts'
export { numberBegins } from './number-begins.ts'
export { findPaymentsOf } from './order-payments.repo.ts'
export { isSettled, toOrder, toPayCents, type OrderRecord, type OrderedThing } from './order-record.ts'
export { extendHold, recordConfirmationRequired, storeAnswer, type NewMail } from './order-writes.repo.ts'
export { findOrder } from './orders.repo.ts'
export { readChangedOrder } from './read-changed-order.ts'
export { getStaffOrder, lateFeeOf } from './staff/get-staff-order.ts'
export { keepStatusChange } from './staff/kept-changes.repo.ts'
export { findEventsOfPlacedAs } from './staff/placed-as.repo.ts'
export { insertOrderNote } from './staff/order-notes.repo.ts'
export { writeStatusChange } from './staff/change-status.ts'
export { refuseOwnOrder } from './staff/refuse-own-order.ts'
export { findStaffOrder } from './staff/staff-order.repo.ts'
export { takeSteps } from './staff/take-steps.ts'
export { lockOrder, writeStatus, type LockedOrder } from './staff/status-changes.repo.ts'
export { appendEvent, lastEventOf, timelineEvents } from './timeline.repo.ts'
export {
  givenUpOrder,
  heldOrder,
  paidOnAccount,
  paidOrder,
  parkedOrder,
  unconfirmedOrder,
} from './waiting-orders.repo.ts'
