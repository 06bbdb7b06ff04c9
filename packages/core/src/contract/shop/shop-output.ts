import * as z from 'zod'

/** An account of the demo shop; everybody may know its password. */
export const demoSignInOutput = z.object({
  email: z.string(),
  password: z.string(),
  role: z
    .enum(['admin', 'manager', 'support', 'warehouse', 'driver', 'host', 'guest'])
    .meta({ description: 'An admin is an owner; the next four are staff as well' }),
})

/** What the pages need to know about the shop they belong to. */
export const shopInfoOutput = z.object({
  /** Empty unless it is the demo shop. */
  demoAccounts: z.array(demoSignInOutput),
  /** With 'test', no card is charged. */
  payments: z.enum(['test', 'live']),
  /** What a browser needs to speak with the providers; only with 'live'. Nothing in it is secret. */
  paymentKeys: z
    .object({
      stripe: z.object({ publishableKey: z.string() }),
      paypal: z.object({ clientId: z.string(), isSandbox: z.boolean() }),
    })
    .optional(),
})

export type DemoSignIn = z.infer<typeof demoSignInOutput>
export type ShopInfo = z.infer<typeof shopInfoOutput>
