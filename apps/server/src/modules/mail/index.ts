// What other modules may use.
export {
  mailCancellation,
  mailDamageCharge,
  mailFailedPayment,
  mailRefund,
  mailRentalChange,
  mailStatus,
  mailVisitChange,
} from './order-mails.ts'
