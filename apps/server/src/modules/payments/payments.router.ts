import { orderIdInput } from '@trivet/core/contract/orders'
import {
  closeFlagInput,
  paymentFlagListInput,
  paymentFlagOutput,
  paymentFlagPageOutput,
  startedPaymentOutput,
  startPaymentInput,
} from '@trivet/core/contract/payments'
import { router, staffProcedure, userProcedure } from '../../api/trpc.ts'
import { listPaymentFlags } from './list-payment-flags.ts'
import { closePaymentFlag } from './close-payment-flag.ts'
import { startPayment } from './start-payment.ts'

export const paymentsRouter = router({
  start: userProcedure
    .meta({
      rest: {
        method: 'POST',
        path: '/orders/{id}/payment',
        summary: 'Begin a payment that the browser goes on with at the provider',
        tags: ['Orders'],
        access: 'user',
      },
    })
    .input(startPaymentInput.extend(orderIdInput.shape))
    .output(startedPaymentOutput)
    .mutation(({ ctx, input }) => startPayment(ctx, input)),

  flags: staffProcedure('refunds')
    .meta({
      rest: {
        method: 'GET',
        path: '/admin/payments/flags',
        summary: "Differences between the payment providers' books and ours",
        tags: ['Payments'],
        access: 'admin',
      },
    })
    .input(paymentFlagListInput)
    .output(paymentFlagPageOutput)
    .query(({ ctx, input }) => listPaymentFlags(ctx, input)),

  closeFlag: staffProcedure('refunds')
    .meta({
      rest: {
        method: 'POST',
        path: '/admin/payments/flags/{id}/close',
        summary: 'Note what a difference was',
        tags: ['Payments'],
        access: 'admin',
      },
    })
    .input(closeFlagInput)
    .output(paymentFlagOutput)
    .mutation(({ ctx, input }) => closePaymentFlag(ctx, input)),
})
