import * as z from 'zod'
import * as generalCopy from '../../copy/general/sentences.ts'

import { plainText } from '../fields/text-input.ts'
import { calendarDateInput } from '../dates/calendar-date-input.ts'
import { orderFilterInput } from './order-list-input.ts'
import { orderNumberOutput } from './order-number.ts'
import { onAccountBecause, saysWhyUncounted, statusChangeIdInput, uncounted } from './staff-order-input.ts'
import { orderStatuses } from '../../orders/order-status.ts'
import { statusChangeOddities } from '../../orders/status-changes.ts'
import { dollars } from '../fields/unit-fields.ts'

/** As many orders can be looked at in one preview. */
export const maxBulkOrders = 1000

/** As many are changed by one call; the admin sends the next ones after it and shows how far it is. */
export const bulkChangeSize = 20

const status = z.enum(orderStatuses, { error: generalCopy.invalidStatus })

export const previewStatusChangesInput = z
  .object({
    status,
    ids: z.array(z.string()).max(maxBulkOrders).optional(),
    matching: orderFilterInput.optional().meta({ description: 'Instead of ids: what the list shows' }),
  })
  .refine(({ ids, matching }) => (ids === undefined) !== (matching === undefined), {
    error: generalCopy.invalidInput,
  })

/** What a cancelled order pays back. */
export const bulkRefunds = ['everything', 'policy', 'nothing'] as const

export type BulkRefund = (typeof bulkRefunds)[number]

export const changeStatusesInput = z
  .object({
    status,
    orders: z
      .array(z.object({ id: z.string(), from: status.meta({ description: 'The status as it was seen' }) }))
      .min(1, { error: generalCopy.invalidInput })
      .max(bulkChangeSize, { error: generalCopy.invalidInput }),
    note: plainText({ max: 1000, multiline: true }).default(''),
    refund: z.enum(bulkRefunds).default('everything').meta({ description: 'With cancelled' }),
    onAccountBecause: onAccountBecause.optional(),
  })
  .refine(saysWhyUncounted, uncounted)

export const previewedStatusChangeOutput = z.object({
  _id: z.string(),
  number: orderNumberOutput,
  status,
  customer: z.string(),
  email: z.string(),
  total: dollars,
  due: dollars.meta({ description: 'What it owes now' }),
  rentalStart: calendarDateInput,
  rentalEnd: calendarDateInput,
  oddities: z.array(z.enum(statusChangeOddities)).meta({
    description: 'What to look at before it changes; empty where nothing is odd, and where it is skipped',
  }),
  needsAccount: z.boolean().meta({ description: 'It changes only with a reason to let it go out unpaid' }),
  reason: z.string().nullable().meta({ description: 'Why it is skipped; null where it changes' }),
})

export const previewStatusChangesOutput = z.object({
  orders: z.array(previewedStatusChangeOutput),
  hasMore: z.boolean().meta({ description: `Only the first ${maxBulkOrders} are looked at` }),
})

export const changeStatusesOutput = z.object({
  results: z.array(
    z.object({
      _id: z.string(),
      outcome: z.enum(['changed', 'already', 'skipped']),
      reason: z.string().nullable(),
      changeId: z.string().nullable().meta({ description: 'What it is undone by' }),
    }),
  ),
})

export const undoStatusChangesInput = z.object({
  changes: z
    .array(statusChangeIdInput)
    .min(1, { error: generalCopy.invalidInput })
    .max(bulkChangeSize, { error: generalCopy.invalidInput }),
})

export const undoneStatusChangesOutput = z.object({
  results: z.array(
    z.object({
      _id: z.string(),
      outcome: z.enum(['undone', 'skipped']),
      reason: z.string().nullable().meta({ description: 'Why it is skipped' }),
    }),
  ),
})

export type UndoStatusChangesInput = z.output<typeof undoStatusChangesInput>
export type UndoneStatusChanges = z.output<typeof undoneStatusChangesOutput>
export type PreviewStatusChangesInput = z.output<typeof previewStatusChangesInput>
export type ChangeStatusesInput = z.output<typeof changeStatusesInput>
export type PreviewedStatusChanges = z.output<typeof previewStatusChangesOutput>
export type PreviewedStatusChange = z.output<typeof previewedStatusChangeOutput>
export type ChangedStatuses = z.output<typeof changeStatusesOutput>
