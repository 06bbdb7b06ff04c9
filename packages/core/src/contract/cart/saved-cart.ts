import * as z from 'zod'
import { storedCartInput } from './stored-cart-input.ts'

/** The cart of an account, as a browser saves it. */
export const savedCartInput = z.object({
  cart: storedCartInput,
  revision: z
    .int()
    .min(0)
    .max(2_000_000_000)
    .optional()
    .meta({ description: 'The one this change starts from; another one meanwhile answers 409' }),
})

export const savedCartOutput = z.object({
  cart: storedCartInput,
  revision: z.int().meta({ description: 'Counts up with every change; 0 before the first' }),
})

/** What a browser notes about the cart it last agreed on with an account. */
export const cartBaseInput = savedCartOutput.extend({
  userId: z.string().min(1),
  /** What was sent to the account since, while nobody knows whether it arrived. */
  sent: storedCartInput.optional(),
})

export type SavedCartInput = z.infer<typeof savedCartInput>
export type SavedCart = z.infer<typeof savedCartOutput>
export type CartBase = z.infer<typeof cartBaseInput>

/** Null for broken content. */
export function parseCartBase(text: string | null | undefined): CartBase | null {
  try {
    return cartBaseInput.safeParse(JSON.parse(text ?? 'null')).data ?? null
  } catch {
    return null
  }
}
