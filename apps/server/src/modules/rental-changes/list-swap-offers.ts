import type { SwapOffers, SwapOffersInput } from '@trivet/core/contract/orders'
import { toDecimal } from '@trivet/core/money'
import { isDeliveryOpen } from '@trivet/core/delivery'
import { swapOffers } from '@trivet/core/orders'
import { AppError } from '../../api/app-error.ts'
import type { Context } from '../../api/context.ts'
import { findSwapFacts } from './find-swap-facts.ts'
import { refuseSwap } from './refuse-swap.ts'
import { findGivenProduct, findSwapCandidates, findSwapOrder } from './swaps.repo.ts'

const mostOffers = 10

/** What could take the place of a product in an order, and what of it can be swapped at all. */
export async function listSwapOffers({ sql }: Context, input: SwapOffersInput): Promise<SwapOffers> {
  const order = await findSwapOrder(sql, input.id)
  if (!order) throw new AppError('ORDER_NOT_FOUND')
  const { status } = order
  if (!isDeliveryOpen(status)) throw refuseSwap({ ok: false, code: 'swap-closed', facts: { status } })
  const held = order.held.map(({ productId, name, units, isShort }) => {
    return { product: productId, name, units, isShort }
  })
  const chosen = held.find(({ product }) => product === (input.product ?? held[0]?.product))
  const [given] = chosen ? await findGivenProduct(sql, { id: chosen.product }) : []
  if (!chosen || !given) throw new AppError('PRODUCT_NOT_FOUND')
  const candidates = await findSwapCandidates(sql, given)
  const facts = await findSwapFacts(sql, order, { given, candidates })
  const { isShort: _isShort, ...ofOrder } = chosen
  const offers = swapOffers(facts, candidates).slice(0, mostOffers)
  return {
    held,
    ...ofOrder,
    offers: offers.map(({ product: { id, name }, free, differenceCents }) => ({
      product: id,
      name,
      free,
      difference: toDecimal(differenceCents),
    })),
  }
}
