import { savedCartInput, savedCartOutput } from '@trivet/core/contract/cart'
import { router, userProcedure } from '../../api/trpc.ts'
import { getCart } from './get-cart.ts'
import { saveCart } from './save-cart.ts'

const rest = (method: 'GET' | 'PUT', summary: string) => ({
  rest: { method, path: '/users/cart' as const, summary, tags: ['Cart'], access: 'user' as const },
})

export const cartsRouter = router({
  mine: userProcedure
    .meta(rest('GET', 'The cart of your account'))
    .output(savedCartOutput)
    .query(({ ctx }) => getCart(ctx)),

  save: userProcedure
    .meta(rest('PUT', 'Keep a cart in your account'))
    .input(savedCartInput)
    .output(savedCartOutput)
    .mutation(({ ctx, input }) => saveCart(ctx, input)),
})
