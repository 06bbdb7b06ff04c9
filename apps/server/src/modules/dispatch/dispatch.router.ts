import {
  changedVisitOutput,
  payDueInput,
  pickupCheckInput,
  pickupOutput,
  visitListInput,
  visitListOutput,
  visitChangeInput,
  visitChangePreviewInput,
  visitChangePreviewOutput,
} from '@trivet/core/contract/dispatch'
import {
  amountDueIdInput,
  markPaidInput,
  orderIdInput,
  orderOutput,
  staffOrderOutput,
  waiveDueInput,
} from '@trivet/core/contract/orders'
import { router, staffProcedure, userProcedure } from '../../api/trpc.ts'
import { bookDue } from './book-due.ts'
import { chargeLateFee } from './charge-late-fee.ts'
import { completePickup } from './complete-pickup.ts'
import { getPickup } from './get-pickup.ts'
import { listVisits } from './list-visits.ts'
import { changeVisit } from './change-visit.ts'
import { payDue } from './pay-due.ts'
import { previewVisitChange } from './preview-visit-change.ts'
import { waiveDue } from './waive-due.ts'

const tags = ['Dispatch']
const staff = { tags, access: 'admin' } as const

export const dispatchRouter = router({
  visits: staffProcedure('dispatch')
    .meta({
      rest: { ...staff, method: 'GET', path: '/admin/dispatch/visits', summary: 'Deliveries and pickups' },
    })
    .input(visitListInput)
    .output(visitListOutput)
    .query(({ ctx, input }) => listVisits(ctx, input)),

  previewVisitChange: staffProcedure('dispatch')
    .meta({
      rest: {
        ...staff,
        method: 'GET',
        path: '/admin/dispatch/orders/{id}/visit-change',
        summary: 'What stands in the way of a visit change',
      },
    })
    .input(visitChangePreviewInput)
    .output(visitChangePreviewOutput)
    .query(({ ctx, input }) => previewVisitChange(ctx, input)),

  changeVisit: staffProcedure('dispatch')
    .meta({
      rest: {
        ...staff,
        method: 'POST',
        path: '/admin/dispatch/orders/{id}/visit-change',
        summary: 'Put a delivery or a pickup on another day or window',
      },
    })
    .input(visitChangeInput)
    .output(changedVisitOutput)
    .mutation(({ ctx, input }) => changeVisit(ctx, input)),

  pickup: staffProcedure('warehouse')
    .meta({
      rest: {
        ...staff,
        method: 'GET',
        path: '/admin/dispatch/orders/{id}/pickup',
        summary: 'The checklist of a pickup',
      },
    })
    .input(orderIdInput)
    .output(pickupOutput)
    .query(({ ctx, input }) => getPickup(ctx, input)),

  completePickup: staffProcedure('warehouse')
    .meta({
      rest: {
        ...staff,
        method: 'POST',
        path: '/admin/dispatch/orders/{id}/pickup',
        summary: 'Complete a pickup with what was counted',
      },
    })
    .input(pickupCheckInput)
    .output(pickupOutput)
    .mutation(({ ctx, input }) => completePickup(ctx, input)),

  chargeLateFee: staffProcedure('refunds')
    .meta({
      rest: {
        method: 'PUT',
        path: '/admin/orders/{id}/late-fee',
        summary: 'Have the guest of a late pickup pay for it',
        tags: ['Orders'],
        access: 'admin',
      },
    })
    .input(orderIdInput)
    .output(staffOrderOutput)
    .mutation(({ ctx, input }) => chargeLateFee(ctx, input)),

  bookDue: staffProcedure('refunds')
    .meta({
      rest: {
        method: 'POST',
        path: '/admin/orders/{id}/amounts-due/{dueId}/payment',
        status: 201,
        summary: 'Write down a payment of an amount due from outside',
        tags: ['Orders'],
        access: 'admin',
      },
    })
    .input(amountDueIdInput)
    .input(markPaidInput)
    .output(staffOrderOutput)
    .mutation(({ ctx, input }) => bookDue(ctx, input)),

  waiveDue: staffProcedure('refunds')
    .meta({
      rest: {
        method: 'POST',
        path: '/admin/orders/{id}/amounts-due/{dueId}/waiver',
        status: 201,
        summary: 'Waive an amount due',
        tags: ['Orders'],
        access: 'admin',
      },
    })
    .input(amountDueIdInput)
    .input(waiveDueInput)
    .output(staffOrderOutput)
    .mutation(({ ctx, input }) => waiveDue(ctx, input)),

  payDue: userProcedure
    .meta({
      rest: {
        method: 'POST',
        path: '/orders/{id}/amounts-due/{dueId}/payment',
        summary: 'Pay what an own order owes besides its price',
        tags: ['Orders'],
        access: 'user',
      },
    })
    .input(payDueInput)
    .output(orderOutput)
    .mutation(({ ctx, input }) => payDue(ctx, input)),
})
