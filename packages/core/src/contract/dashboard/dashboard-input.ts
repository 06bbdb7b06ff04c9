import * as z from 'zod'
import * as generalCopy from '../../copy/general/sentences.ts'

import { queryWord } from '../fields/query-input.ts'
import { revenueRanges } from '../../dashboard/revenue.ts'

export const dashboardInput = z.object({
  range: queryWord(revenueRanges, generalCopy.invalidInput)
    .transform((range) => range ?? '30d')
    .meta({ description: 'Of the revenue over time; 30 days unless given' }),
})

export type DashboardInput = z.output<typeof dashboardInput>
