import * as z from 'zod'
import { toCents, type Cents, type Dollars } from '../../money/money.ts'

/** An amount of money that somebody typed; comes out as whole cents. `error` says what is wrong with any other. */
export function centsInput({
  least,
  most,
  error,
}: {
  least: Dollars
  most: Dollars
  error: string
}): z.ZodType<Cents, Dollars> {
  return z
    .number({ error })
    .min(least, { error })
    .max(most, { error })
    .transform((decimal, ctx) => {
      try {
        return toCents(decimal)
      } catch {
        ctx.addIssue({ code: 'custom', message: error })
        return z.NEVER
      }
    })
}
