import * as z from 'zod'
import { queryDay, queryText } from '../fields/query-input.ts'
import { plainText } from '../fields/text-input.ts'

export const warehouseDayInput = z.object({
  day: queryDay.meta({ description: 'Today by the clock of the shop, unless given' }),
  depot: queryText({ max: 24 }).meta({ description: 'Of this depot alone; of all where it is none' }),
})

export const shelfInput = z.object({
  id: z.string(),
  shelf: plainText({ max: 30 }).meta({ description: 'Such as A12; empty for none' }),
})

export type WarehouseDayInput = z.output<typeof warehouseDayInput>
export type ShelfInput = z.output<typeof shelfInput>
