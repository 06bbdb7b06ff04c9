import * as z from 'zod'
import { instantOutput } from '../catalog/catalog-output.ts'

export const waitingListEntryOutput = z.object({
  _id: z.string(),
  email: z.string(),
  postalCode: z.string(),
  city: z.string(),
  country: z.string(),
  joinedAt: instantOutput,
})

export const waitingListPageOutput = z.object({
  entries: z.array(waitingListEntryOutput),
  page: z.int(),
  pages: z.int(),
  total: z.int(),
  demand: z.array(z.object({ zipArea: z.string(), place: z.string(), people: z.int() })).meta({
    description: 'How many people wait where: by the first three digits of a ZIP code, or by country',
  }),
})

export type WaitingListEntry = z.infer<typeof waitingListEntryOutput>
export type WaitingListPage = z.infer<typeof waitingListPageOutput>
