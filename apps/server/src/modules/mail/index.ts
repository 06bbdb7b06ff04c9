// What other modules may use.
export {
  mailCancellation,
  mailDamageCharge,
  mailFailedPayment,
  mailNewAddress,
  mailRefund,
  mailRentalChange,
  mailStatus,
  mailVisitChange,
  withdrawStatusMail,
} from './order-mails.ts'
