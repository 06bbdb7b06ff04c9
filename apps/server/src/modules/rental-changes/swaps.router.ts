import { staffOrderOutput, swapInput, swapOffersInput, swapOffersOutput } from '@trivet/core/contract/orders'
import { router, staffProcedure } from '../../api/trpc.ts'
import { listSwapOffers } from './list-swap-offers.ts'
import { swapProduct } from './swap-product.ts'

const rest = { tags: ['Orders'], access: 'admin' as const }

/** Another product in the place of one that cannot be kept; part of the orders router. */
export const swapsRouter = router({
  swapOffers: staffProcedure('orders')
    .meta({
      rest: {
        ...rest,
        method: 'GET',
        path: '/admin/orders/{id}/swaps',
        summary: 'What could take the place of a product in an order',
      },
    })
    .input(swapOffersInput)
    .output(swapOffersOutput)
    .query(({ ctx, input }) => listSwapOffers(ctx, input)),

  swapProduct: staffProcedure('orders')
    .meta({
      rest: {
        ...rest,
        method: 'POST',
        path: '/admin/orders/{id}/swaps',
        summary: 'Swap a product of an order for another one, at the same price',
      },
    })
    .input(swapInput)
    .output(staffOrderOutput)
    .mutation(({ ctx, input }) => swapProduct(ctx, input)),
})
