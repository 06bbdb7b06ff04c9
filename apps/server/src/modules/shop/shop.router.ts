import { shopInfoOutput } from '@trivet/core'
import { publicProcedure, router } from '../../api/trpc.ts'

export const shopRouter = router({
  info: publicProcedure
    .meta({
      rest: {
        method: 'GET',
        path: '/shop',
        summary: 'Demo accounts, and whether payments are real',
        tags: ['Shop'],
        access: 'public',
      },
    })
    .output(shopInfoOutput)
    .query(({ ctx }) => ctx.shop),
})
