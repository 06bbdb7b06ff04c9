import {
  changeStatusesInput,
  changeStatusesOutput,
  orderIdInput,
  orderNoteInput,
  previewStatusChangesInput,
  previewStatusChangesOutput,
  staffOrderOutput,
} from '@trivet/core/contract/orders'
import { adminProcedure } from '../../../api/trpc.ts'
import { addOrderNote } from './add-order-note.ts'
import { getStaffOrder } from './get-staff-order.ts'
import { changeStatuses } from './change-statuses.ts'
import { previewStatusChanges } from './preview-status-changes.ts'
import { resendConfirmation } from './resend-confirmation.ts'

const rest = { tags: ['Orders'], access: 'admin' as const }

/** What staff do with orders, besides changing the status of one and refunding it. */
export const staffProcedures = {
  forStaff: adminProcedure
    .meta({ rest: { ...rest, method: 'GET', path: '/admin/orders/{id}', summary: 'All about one order' } })
    .input(orderIdInput)
    .output(staffOrderOutput)
    .query(({ ctx, input }) => getStaffOrder(ctx, input)),

  addNote: adminProcedure
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

  resendConfirmation: adminProcedure
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

  previewStatusChanges: adminProcedure
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

  changeStatuses: adminProcedure
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
}
