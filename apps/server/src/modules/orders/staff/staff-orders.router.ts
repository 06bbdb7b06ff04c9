import {
  changeStatusesInput,
  changeStatusesOutput,
  orderIdInput,
  orderNoteInput,
  previewStatusChangesInput,
  previewStatusChangesOutput,
  staffOrderOutput,
  statusChangeIdInput,
  takeBackInput,
  undoneStatusChangesOutput,
  undoStatusChangesInput,
  waiveDueInput,
} from '@trivet/core/contract/orders'
import { staffProcedure } from '../../../api/trpc.ts'
import { addOrderNote } from './add-order-note.ts'
import { getStaffOrder } from './get-staff-order.ts'
import { changeStatuses } from './change-statuses.ts'
import { previewStatusChanges } from './preview-status-changes.ts'
import { resendConfirmation } from './resend-confirmation.ts'
import { takeStatusChangeBack, undoStatusChange } from './take-status-change-back.ts'
import { undoStatusChanges } from './undo-status-changes.ts'
import { waivePrice } from './waive-price.ts'

const rest = { tags: ['Orders'], access: 'admin' as const }

/** What staff do with orders, besides changing the status of one and refunding it. */
export const staffProcedures = {
  forStaff: staffProcedure('orders')
    .meta({ rest: { ...rest, method: 'GET', path: '/admin/orders/{id}', summary: 'All about one order' } })
    .input(orderIdInput)
    .output(staffOrderOutput)
    .query(({ ctx, input }) => getStaffOrder(ctx, input)),

  addNote: staffProcedure('orders')
    .meta({
      rest: {
        ...rest,
        method: 'POST',
        path: '/admin/orders/{id}/notes',
        status: 201,
        summary: 'Write an internal note',
      },
    })
    .input(orderIdInput)
    .input(orderNoteInput)
    .output(staffOrderOutput)
    .mutation(({ ctx, input }) => addOrderNote(ctx, input)),

  resendConfirmation: staffProcedure('orders')
    .meta({
      rest: {
        ...rest,
        method: 'POST',
        path: '/admin/orders/{id}/confirmation',
        status: 201,
        summary: 'Send the confirmation again',
      },
    })
    .input(orderIdInput)
    .output(staffOrderOutput)
    .mutation(({ ctx, input }) => resendConfirmation(ctx, input)),

  previewStatusChanges: staffProcedure('orders')
    .meta({
      rest: {
        ...rest,
        method: 'POST',
        path: '/admin/orders/status-changes/preview',
        summary: 'Which of many orders would change',
      },
    })
    .input(previewStatusChangesInput)
    .output(previewStatusChangesOutput)
    .mutation(({ ctx, input }) => previewStatusChanges(ctx, input)),

  changeStatuses: staffProcedure('orders')
    .meta({
      rest: {
        ...rest,
        method: 'POST',
        path: '/admin/orders/status-changes',
        summary: 'Change the status of some orders',
      },
    })
    .input(changeStatusesInput)
    .output(changeStatusesOutput)
    .mutation(({ ctx, input }) => changeStatuses(ctx, input)),

  undoStatusChange: staffProcedure('orders')
    .meta({
      rest: {
        ...rest,
        method: 'POST',
        path: '/admin/orders/{id}/status-changes/{changeId}/undo',
        summary: 'Undo a status change within its minute',
      },
    })
    .input(statusChangeIdInput)
    .output(staffOrderOutput)
    .mutation(({ ctx, input }) => undoStatusChange(ctx, input)),

  undoStatusChanges: staffProcedure('orders')
    .meta({
      rest: {
        ...rest,
        method: 'POST',
        path: '/admin/orders/status-changes/undo',
        summary: 'Undo some status changes within their minute',
      },
    })
    .input(undoStatusChangesInput)
    .output(undoneStatusChangesOutput)
    .mutation(({ ctx, input }) => undoStatusChanges(ctx, input)),

  takeStatusChangeBack: staffProcedure('orders')
    .meta({
      rest: {
        ...rest,
        method: 'POST',
        path: '/admin/orders/{id}/status-changes/{changeId}/taking-back',
        summary: 'Take a status change back, with a reason, while nothing followed from it',
      },
    })
    .input(statusChangeIdInput)
    .input(takeBackInput)
    .output(staffOrderOutput)
    .mutation(({ ctx, input }) => takeStatusChangeBack(ctx, input)),

  waivePrice: staffProcedure('refunds')
    .meta({
      rest: {
        ...rest,
        method: 'POST',
        path: '/admin/orders/{id}/price-waiver',
        status: 201,
        summary: 'Waive the price of an order on account',
      },
    })
    .input(orderIdInput)
    .input(waiveDueInput)
    .output(staffOrderOutput)
    .mutation(({ ctx, input }) => waivePrice(ctx, input)),
}
