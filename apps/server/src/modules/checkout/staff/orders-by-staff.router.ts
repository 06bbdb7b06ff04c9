import { orderOutput, placeForGuestInput, priceForGuestInput } from '@trivet/core/contract/orders'
import { quoteOutput } from '@trivet/core/contract/pricing'
import { requireIdempotencyKey } from '../../../api/idempotency-key.ts'
import { router, staffProcedure } from '../../../api/trpc.ts'
import { placeForGuest } from './place-for-guest.ts'
import { priceForGuest } from './price-for-guest.ts'

const rest = { tags: ['Orders'], access: 'admin' as const, method: 'POST' as const }

/** Orders that staff place for guests; part of the orders router. */
export const ordersByStaffRouter = router({
  priceForGuest: staffProcedure('sales')
    .meta({ rest: { ...rest, path: '/admin/orders/prices', summary: 'Price an order for a guest' } })
    .input(priceForGuestInput)
    .output(quoteOutput)
    .query(({ ctx, input }) => priceForGuest(ctx, input)),

  placeForGuest: staffProcedure('sales')
    .meta({ rest: { ...rest, path: '/admin/orders', status: 201, summary: 'Place an order for a guest' } })
    .input(placeForGuestInput)
    .output(orderOutput)
    .mutation(({ ctx, input }) => placeForGuest(ctx, input, requireIdempotencyKey(ctx.request))),
})
