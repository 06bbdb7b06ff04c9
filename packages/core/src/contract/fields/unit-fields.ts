import * as z from 'zod'
import type { BasisPoints, Count, Dollars } from '../../money/money.ts'

/** An amount of money on the wire. */
export const dollars: z.ZodType<Dollars, Dollars> = z.number()

export const basisPoints: z.ZodType<BasisPoints, BasisPoints> = z.int()

export const count: z.ZodType<Count, Count> = z.int()
