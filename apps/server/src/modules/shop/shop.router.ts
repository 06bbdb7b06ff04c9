import { shopFactsOutput } from '@trivet/core/contract/settings'
import { shopInfoOutput } from '@trivet/core/contract/shop'
import { publicProcedure, router } from '../../api/trpc.ts'
import { getShopFacts } from '../settings/index.ts'

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

  facts: publicProcedure
    .meta({
      rest: {
        method: 'GET',
        path: '/shop/facts',
        summary: 'Rates, lead time and service areas',
        tags: ['Shop'],
        access: 'public',
      },
    })
    .output(shopFactsOutput)
    .query(({ ctx }) => getShopFacts(ctx)),
})
