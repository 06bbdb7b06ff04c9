import { consoleSearchInput, consoleSearchOutput } from '@trivet/core/contract/search'
import { adminProcedure, router } from '../../api/trpc.ts'
import { searchConsole } from './search-console.ts'

export const consoleRouter = router({
  search: adminProcedure
    .meta({
      rest: {
        access: 'admin',
        method: 'GET',
        path: '/admin/search',
        summary: 'Orders, users, products, codes and payouts by a few letters',
        tags: ['Console'],
      },
    })
    .input(consoleSearchInput)
    .output(consoleSearchOutput)
    .query(({ ctx, input }) => searchConsole(ctx, input)),
})
