import type { SwapOffers, SwapOffersInput } from '@trivet/core/contract/orders'
import { toDecimal } from '@trivet/core/money'
import { isDeliveryOpen } from '@trivet/core/delivery'
import { swapOffers } from '@trivet/core/orders'
import { AppError } from '../../api/app-error.ts'
import type { UserContext } from '../../api/context.ts'
import { cancelUnpaidOrders, refuseOwnOrder } from '../orders/index.ts'
import { findSwapFacts } from './find-swap-facts.ts'
import { refuseSwap } from './refuse-swap.ts'
import { findGivenProduct, findSwapCandidates, findSwapOrder } from './swaps.repo.ts'

const mostOffers = 10

/** What could take the place of a product in an order, and what of it can be swapped at all. */
export async function listSwapOffers(ctx: UserContext, input: SwapOffersInput): Promise<SwapOffers> {
  const { sql } = ctx
  const order = await findSwapOrder(sql, input.id)
  if (!order) throw new AppError('ORDER_NOT_FOUND')
  refuseOwnOrder(ctx, order)
  const { status } = order
  if (!isDeliveryOpen(status)) throw refuseSwap({ ok: false, code: 'swap-closed', facts: { status } })
  const held = order.held.map(({ productId, name, units, isShort }) => {
    return { product: productId, name, units, isShort }
  })
  const chosen = held.find(({ product }) => product === (input.product ?? held[0]?.product))
  const [given] = chosen ? await findGivenProduct(sql, { id: chosen.product }) : []
  if (!chosen || !given) throw new AppError('PRODUCT_NOT_FOUND')
  const candidates = await findSwapCandidates(sql, given)
  const askOffers = async () => swapOffers(await findSwapFacts(sql, order, { given, candidates }), candidates)
  let offers = await askOffers()
  // some of the others may only be held by orders that were never paid: those are let go
  const isMissingSome = offers.length < Math.min(candidates.length, mostOffers)
  if (isMissingSome && (await cancelUnpaidOrders(sql, ctx.clock.now())) > 0) offers = await askOffers()
  const { isShort: _isShort, ...ofOrder } = chosen
  return {
    held,
    ...ofOrder,
    offers: offers.slice(0, mostOffers).map(({ product: { id, name }, free, differenceCents }) => ({
      product: id,
      name,
      free,
      difference: toDecimal(differenceCents),
    })),
  }
}
