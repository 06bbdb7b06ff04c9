import * as z from 'zod'
import { messages } from '../messages.ts'
import { plainText, queryPageNumber } from '../text-input.ts'

/** A mail that failed is tried again; a dead one is not, unless staff send it again. */
export const mailStatuses = ['queued', 'failed', 'dead', 'sent'] as const

export type MailStatus = (typeof mailStatuses)[number]

export const mailSorts = ['-created', 'created'] as const

/** An empty text of a query is the same as none. */
const orNone = <Schema extends z.ZodType>(schema: Schema) =>
  z.union([z.literal('').transform(() => undefined), schema], { error: messages.invalidInput }).optional()

export const mailListInput = z.object({
  q: plainText({ max: 254 })
    .optional()
    .meta({ description: "Part of the recipient's address, or an order's number" }),
  status: orNone(z.enum(mailStatuses)),
  sort: orNone(z.enum(mailSorts)).meta({ description: 'Newest first unless given' }),
  pageNumber: queryPageNumber,
})

export const findMailInput = z.object({ id: z.string({ error: messages.invalidInput }) })

export type MailListInput = z.output<typeof mailListInput>
export type FindMailInput = z.output<typeof findMailInput>
