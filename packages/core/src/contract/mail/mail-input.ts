import * as z from 'zod'
import * as generalCopy from '../../copy/general/sentences.ts'

import { queryPageNumber, queryText, queryWord } from '../fields/query-input.ts'

/** A mail that failed is tried again; a dead one is not, unless staff send it again. */
export const mailStatuses = ['queued', 'failed', 'dead', 'sent'] as const

export type MailStatus = (typeof mailStatuses)[number]

export const mailSorts = ['-created', 'created'] as const

export const mailListInput = z.object({
  q: queryText({ max: 254 }).meta({
    description: "Part of the recipient's address, or an order's number or id",
  }),
  status: queryWord(mailStatuses, generalCopy.invalidInput),
  sort: queryWord(mailSorts, generalCopy.invalidInput).meta({ description: 'Newest first unless given' }),
  pageNumber: queryPageNumber,
})

export const findMailInput = z.object({ id: z.string({ error: generalCopy.invalidInput }) })

export type MailListInput = z.output<typeof mailListInput>
export type FindMailInput = z.output<typeof findMailInput>
