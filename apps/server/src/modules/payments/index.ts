// What other modules may use.
export { postCharge } from './post-charge.ts'
export { chargeForChange, type Charged } from './charge-for-change.ts'
export { chargeToken, type TokenResult } from './charge-token.ts'
export { parkOrder } from './payment-checks.repo.ts'
export { insertPayment } from './payments.repo.ts'
export { notePaymentOutside } from './note-payment-outside.ts'
export { recordPaymentOf } from './record-payment.repo.ts'
export { resumeParkedOrder } from './resume-parked-order.ts'
