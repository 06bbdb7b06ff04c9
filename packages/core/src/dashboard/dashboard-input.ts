import * as z from 'zod'
import { messages } from '../messages.ts'
import { queryWord } from '../query-input.ts'
import { revenueRanges } from './revenue.ts'

export const dashboardInput = z.object({
  range: queryWord(revenueRanges, messages.invalidInput)
    .transform((range) => range ?? '30d')
    .meta({ description: 'Of the revenue over time; 30 days unless given' }),
})

export type DashboardInput = z.output<typeof dashboardInput>
