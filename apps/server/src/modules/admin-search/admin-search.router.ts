import { adminSearchInput, adminSearchOutput, meantSearchOutput } from '@trivet/core/contract/search'
import { router, staffProcedure } from '../../api/trpc.ts'
import { suggestSearch } from './find-meant.ts'
import { searchAdmin } from './search-admin.ts'

export const adminSearchRouter = router({
  search: staffProcedure('search')
    .meta({
      rest: {
        access: 'admin',
        method: 'GET',
        path: '/admin/search',
        summary: 'Orders, quotes, users, products, codes and payouts by a few letters',
        tags: ['Admin'],
      },
    })
    .input(adminSearchInput)
    .output(adminSearchOutput)
    .query(({ ctx, input }) => searchAdmin(ctx, input)),

  meant: staffProcedure('search')
    .meta({
      rest: {
        access: 'admin',
        method: 'GET',
        path: '/admin/search/meant',
        summary: 'What a search with a typo was probably meant to be',
        tags: ['Admin'],
      },
    })
    .input(adminSearchInput)
    .output(meantSearchOutput)
    .query(({ ctx, input }) => suggestSearch(ctx, input)),
})
