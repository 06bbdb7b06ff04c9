import { adminSearchInput, adminSearchOutput } from '@trivet/core/contract/search'
import { adminProcedure, router } from '../../api/trpc.ts'
import { searchAdmin } from './search-admin.ts'

export const adminSearchRouter = router({
  search: adminProcedure
    .meta({
      rest: {
        access: 'admin',
        method: 'GET',
        path: '/admin/search',
        summary: 'Orders, users, products, codes and payouts by a few letters',
        tags: ['Admin'],
      },
    })
    .input(adminSearchInput)
    .output(adminSearchOutput)
    .query(({ ctx, input }) => searchAdmin(ctx, input)),
})
