import * as z from 'zod'
import type { PaypalKeys } from './platform/payments/paypal-client.ts'
import type { StripeKeys } from './platform/payments/stripe-payments.ts'

const address = z.url({ protocol: /^https?$/, error: 'must be an address such as https://api.example.com' })

const secrets = [
  'STRIPE_SECRET_KEY',
  'STRIPE_PUBLISHABLE_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'PAYPAL_CLIENT_ID',
  'PAYPAL_CLIENT_SECRET',
  'PAYPAL_WEBHOOK_ID',
] as const

export const paymentEnvFields = {
  PAYMENTS: z.enum(['test', 'live'], { error: 'must be test or live' }).default('test'),
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_PUBLISHABLE_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  STRIPE_BASE_URL: address.optional(),
  APPLE_PAY_DOMAIN_FILE: z.string().optional(),
  PAYPAL_CLIENT_ID: z.string().optional(),
  PAYPAL_CLIENT_SECRET: z.string().optional(),
  PAYPAL_WEBHOOK_ID: z.string().optional(),
  PAYPAL_BASE_URL: address.optional(),
}

type Fields = z.output<z.ZodObject<typeof paymentEnvFields>>

export type PaymentKeys = {
  stripe: StripeKeys & {
    publishableKey: string
    /** The path of the file by which Apple knows the shop's domain. */
    applePayFile?: string | undefined
  }
  paypal: PaypalKeys
}

/** Keys without `live` would be a shop that looks as if it charged cards. */
export function refuseHalfPayments(fields: Fields, ctx: z.RefinementCtx): void {
  const isLive = fields.PAYMENTS === 'live'
  for (const name of secrets) {
    if (isLive && !fields[name]) {
      ctx.addIssue({ code: 'custom', path: [name], message: 'is needed with PAYMENTS=live' })
    }
    if (!isLive && fields[name]) {
      ctx.addIssue({ code: 'custom', path: [name], message: 'is set, but PAYMENTS is not live' })
    }
  }
}

/** Null where no card is charged. */
export function paymentKeysOf(fields: Fields): PaymentKeys | null {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_PUBLISHABLE_KEY: publishableKey } = fields
  const { STRIPE_WEBHOOK_SECRET: webhookSecret, PAYPAL_WEBHOOK_ID: webhookId } = fields
  const { PAYPAL_CLIENT_ID: clientId, PAYPAL_CLIENT_SECRET: clientSecret } = fields
  if (fields.PAYMENTS !== 'live') return null
  if (!secretKey || !publishableKey || !webhookSecret || !webhookId || !clientId || !clientSecret) return null
  const { STRIPE_BASE_URL: baseUrl, APPLE_PAY_DOMAIN_FILE: applePayFile } = fields
  return {
    stripe: { secretKey, publishableKey, webhookSecret, baseUrl, applePayFile },
    paypal: { clientId, clientSecret, webhookId, baseUrl: fields.PAYPAL_BASE_URL },
  }
}
