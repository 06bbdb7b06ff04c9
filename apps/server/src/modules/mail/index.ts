// What other modules may use.
export {
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
} from './order-mails.ts'
