import * as z from 'zod'
import { calendarDateInput } from '../dates/calendar-date-input.ts'
import { instantOutput } from '../catalog/catalog-output.ts'
import { legalVersionsInput } from '../legal/legal-versions-input.ts'
import { deliveryDetailsOutput } from '../delivery/delivery-output.ts'
import { packedItemOutput } from '../kits/kit-output.ts'
import { amountDueOutput } from './amount-due-output.ts'
import { orderNumberOutput } from './order-number.ts'
import { orderStatuses, paymentMethods } from '../../orders/order-status.ts'
import { outsideMethods } from '../../payments/payment-providers.ts'
import { damageKinds } from '../../orders/damage-report.ts'
import { timelineKinds } from '../../orders/timeline-kinds.ts'
import { discountsOutput } from '../pricing/discount-output.ts'
import { count, dollars } from '../fields/unit-fields.ts'

export const paymentStatuses = ['paid', 'unpaid', 'confirmation-required', 'waived'] as const

export type PaymentStatus = (typeof paymentStatuses)[number]

export const orderItemOutput = z.object({
  _id: z.string(),
  name: z.string(),
  qty: count,
  price: dollars,
  image: z.string(),
  slug: z.string(),
  product: z.string().meta({ description: 'The id of the product, or of the custom kit' }),
  isCustomKit: z.boolean().optional(),
  items: z.array(packedItemOutput).optional().meta({
    description:
      'What one custom kit is packed from, as it was ordered; or a kit once a piece of it was swapped',
  }),
})

export const timelineEntryOutput = z.object({
  at: instantOutput,
  kind: z.enum(timelineKinds),
  from: z.string().optional(),
  to: z.string().optional(),
  note: z.string().optional(),
})

/** A photo that was handed in for a report. */
export const damagePhotoOutput = z.object({ _id: z.string(), width: z.int(), height: z.int() })

export const damageReportOutput = z.object({
  _id: z.string(),
  at: instantOutput,
  kind: z.enum(damageKinds).meta({ description: 'What happened' }),
  item: z.string().nullable().meta({ description: 'What it is about; null for the order as a whole' }),
  text: z.string(),
  isCovered: z.boolean().meta({ description: 'By damage protection' }),
  photos: z.array(
    damagePhotoOutput.extend({
      path: z.string().meta({ description: 'Under this server, with the token of the owner or of staff' }),
    }),
  ),
})

export const priceRowOutput = z.object({ label: z.string(), amount: dollars })

export const orderOutput = z.object({
  _id: z.string(),
  number: orderNumberOutput,
  user: z.object({ email: z.string() }),
  orderItems: z.array(orderItemOutput),
  rentalAddress: z.object({
    street: z.string(),
    city: z.string(),
    state: z.string(),
    postalCode: z.string(),
    country: z.string(),
  }),
  addressNeeded: z.literal(true).optional().meta({
    description: 'The street is not told yet: it goes to an Airbnb listing, and cannot be dispatched',
  }),
  paymentMethod: z.enum(paymentMethods),
  paidOutside: z.enum(outsideMethods).optional().meta({
    description: 'How it was paid without the payment method, as staff wrote it down. Else left out',
  }),
  itemsPrice: dollars,
  extraDaysPrice: dollars,
  taxPrice: dollars,
  deliveryPrice: dollars,
  damageProtection: z.boolean(),
  damageProtectionFee: dollars,
  damageProtectionPrice: dollars,
  discountPrice: dollars,
  discounts: discountsOutput,
  seasonRows: z.array(priceRowOutput).optional().meta({
    description: 'Of the rental cost, what seasons add, each by its name; below zero where they take off',
  }),
  priceRows: z.array(priceRowOutput).optional().meta({
    description:
      'Of the total, what staff added or gave, each in words; below zero where it is given. None: left out',
  }),
  totalPrice: dollars,
  accountCreditPrice: dollars.optional().meta({
    description: 'Of the total, what account credit pays; the rest is to be paid. None: left out',
  }),
  deposit: dollars.optional().meta({
    description: 'Refundable and not part of the total, as it was told that day; older orders have none',
  }),
  timeZone: z.string().optional().meta({ description: 'Of the delivery place' }),
  rentalStart: calendarDateInput,
  rentalEnd: calendarDateInput,
  deliveryWindow: z.string().optional().meta({ description: 'Between which hours the van comes' }),
  pickupWindow: z.string().optional(),
  deliveryDetails: deliveryDetailsOutput
    .optional()
    .meta({ description: 'What the driver needs; for the owner and staff alone' }),
  refundDay: calendarDateInput
    .optional()
    .meta({ description: 'The delivery day a refund counts from, where the dates were changed late' }),
  rentalDays: z.int(),
  airbnbListing: z.string().nullable(),
  isPaid: z.boolean(),
  paidAt: instantOutput.nullable(),
  status: z.enum(orderStatuses),
  createdAt: instantOutput,
  holdExpiresAt: instantOutput.nullable(),
  paymentStatus: z.enum(paymentStatuses),
  timeline: z.array(timelineEntryOutput),
  stay: z
    .object({ title: z.string(), accessNotes: z.string().nullable() })
    .optional()
    .meta({ description: 'The listing page it was ordered on; street and notes show once it is paid' }),
  refunds: z
    .array(
      z.object({
        _id: z.string(),
        amount: dollars,
        toAccountCredit: dollars
          .optional()
          .meta({ description: 'Of it, what went back to the account credit' }),
        reason: z.string().optional(),
        at: instantOutput,
      }),
    )
    .optional(),
  refundedPrice: dollars.optional(),
  damageReports: z
    .array(damageReportOutput)
    .optional()
    .meta({ description: 'What was reported broken, chipped, missing or dirty, the newest last' }),
  agreedTo: legalVersionsInput
    .optional()
    .meta({ description: 'The versions of the legal texts it was placed under; older orders have none' }),
  amountsDue: z
    .array(amountDueOutput)
    .optional()
    .meta({ description: 'What is to be paid besides the price, such as for missing pieces' }),
  onAccountBecause: z.string().optional().meta({ description: 'Why it goes out unpaid; for staff alone' }),
  paidPrice: z
    .number()
    .optional()
    .meta({ description: 'Of all payments; more than the total where days that were added came off again' }),
})

export type OrderItem = z.infer<typeof orderItemOutput>
export type TimelineEntry = z.infer<typeof timelineEntryOutput>
export type DamagePhotoOutput = z.infer<typeof damagePhotoOutput>
export type DamageReport = z.infer<typeof damageReportOutput>
export type Order = z.infer<typeof orderOutput>
