import * as z from 'zod'
import { calendarDateInput } from '../calendar-date-input.ts'
import type { CalendarDate } from '../calendar-date.ts'
import { messages } from '../messages.ts'
import { orderMessages } from '../order-messages.ts'
import { optionalReferralCode } from '../referrals/referral-input.ts'
import { plainText, queryPageNumber } from '../text-input.ts'
import { orderViews } from './order-views.ts'
import { orderStatuses } from './order-status.ts'
import { paymentStates } from './payment-state.ts'

export const orderSorts = ['placed', 'delivery', 'pickup', 'total'] as const

export type OrderSort = (typeof orderSorts)[number]

const signedSorts = orderSorts.flatMap((sort) => [sort, `-${sort}`] as const)

/** An empty text of a query is the same as none. */
function given<Schema extends z.ZodType>(schema: Schema, error: string) {
  return z
    .union([z.literal(''), schema], { error })
    .optional()
    .transform((value) => (value === '' ? undefined : (value as z.output<Schema>)))
}

const day = given(
  calendarDateInput.transform((text): CalendarDate => text),
  messages.dateInvalid,
)

/** What narrows the staff's list of orders. */
export const orderFilterInput = z.object({
  q: plainText({ max: 100, tooLong: messages.keywordTooLong })
    .optional()
    .meta({ description: 'Number, e-mail, name, address or host code' }),
  view: given(z.enum(orderViews), orderMessages.viewNotFound),
  status: given(z.enum(orderStatuses), messages.invalidStatus),
  payment: given(z.enum(paymentStates), messages.invalidStatus),
  deliveryFrom: day,
  deliveryTo: day,
  pickupFrom: day,
  pickupTo: day,
  area: plainText({ max: 100 }).optional().meta({ description: 'The name of a service area' }),
  code: optionalReferralCode.meta({ description: 'The host code it was placed with' }),
  sort: given(z.enum(signedSorts), messages.invalidSort).meta({
    description: 'A minus before it turns it round; newest first unless given',
  }),
})

export const orderListInput = orderFilterInput.extend({ pageNumber: queryPageNumber })

export type OrderFilter = z.output<typeof orderFilterInput>
export type OrderListInput = z.output<typeof orderListInput>
