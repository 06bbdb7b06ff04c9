import * as z from 'zod'
import * as paymentsCopy from '../../copy/payments/sentences.ts'
import { instantOutput } from '../catalog/catalog-output.ts'

import { isWholeCents, toCents, type Cents, type Dollars } from '../../money/money.ts'
import { paymentMethods } from '../../orders/order-status.ts'
import { orderNumberOutput } from '../orders/order-number.ts'
import { queryPageNumber } from '../fields/query-input.ts'
import { plainText } from '../fields/text-input.ts'
import { paymentFlagKinds } from '../../payments/charge-decision.ts'
import { paymentProviderNames } from '../../payments/payment-providers.ts'
import { dollars } from '../fields/unit-fields.ts'

/** What the page needs to let the guest finish a payment with its provider. */
export const startedPaymentOutput = z.object({
  provider: z.enum(paymentProviderNames),
  clientKey: z.string().meta({ description: "Stripe's client secret, or the id of PayPal's order" }),
})

export const paymentFlagOutput = z.object({
  _id: z.string(),
  kind: z.enum(paymentFlagKinds),
  provider: z.enum(paymentProviderNames),
  reference: z.string(),
  orderId: z.string().nullable(),
  orderNumber: orderNumberOutput.nullable().meta({ description: 'Of our order, where there is one' }),
  ours: dollars.nullable().meta({ description: 'The amount in our books' }),
  theirs: dollars.nullable().meta({ description: 'The amount at the provider' }),
  currency: z.string(),
  firstSeenAt: instantOutput,
  lastSeenAt: instantOutput,
  closed: z.object({ at: instantOutput, by: z.string(), note: z.string() }).nullable(),
})

export const paymentFlagViews = ['open', 'closed', 'all'] as const

export const paymentFlagListInput = z.object({
  show: z.enum(paymentFlagViews).default('open'),
  kind: z.enum(paymentFlagKinds).optional(),
  pageNumber: queryPageNumber,
})

export const reconciliationOutput = z.object({
  provider: z.enum(paymentProviderNames),
  from: instantOutput,
  to: instantOutput,
  ranAt: instantOutput,
  charges: z.int(),
  differences: z.int(),
})

export const paymentFlagPageOutput = z.object({
  flags: z.array(paymentFlagOutput),
  page: z.int(),
  pages: z.int(),
  total: z.int(),
  /** The last comparison with each provider. */
  reconciliations: z.array(reconciliationOutput),
})

const changeAmount: z.ZodType<Cents, Dollars> = z
  .number()
  .min(0.01)
  .max(100_000)
  .refine(isWholeCents)
  .transform(toCents)

/** What a guest's browser asks for to go on with a payment at the provider. */
export const startPaymentInput = z.object({
  method: z.enum(paymentMethods, { error: paymentsCopy.invalidPaymentMethod }),
  changeAmount: changeAmount
    .optional()
    .meta({ description: 'What a change of the order costs more; without it the order itself is paid' }),
})

export const closeFlagInput = z.object({
  id: z.string(),
  note: plainText({ max: 1000, required: paymentsCopy.paymentFlagNoteRequired }),
})

export type StartedPayment = z.infer<typeof startedPaymentOutput>
export type StartPaymentInput = z.output<typeof startPaymentInput>
export type PaymentFlag = z.infer<typeof paymentFlagOutput>
export type PaymentFlagListInput = z.output<typeof paymentFlagListInput>
export type PaymentFlagPage = z.infer<typeof paymentFlagPageOutput>
export type Reconciliation = z.infer<typeof reconciliationOutput>
export type CloseFlagInput = z.output<typeof closeFlagInput>
