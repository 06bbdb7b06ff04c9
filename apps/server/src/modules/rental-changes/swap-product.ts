import type { StaffOrder, SwapInput } from '@trivet/core/contract/orders'
import { swapNote } from '@trivet/core/copy/orders'
import { decideProductSwap, swapInKit } from '@trivet/core/orders'
import { depositsAfterSwap } from '@trivet/core/pricing'
import { AppError } from '../../api/app-error.ts'
import type { UserContext } from '../../api/context.ts'
import { recordAudit } from '../../platform/audit.ts'
import { transaction, type Sql } from '../../platform/database.ts'
import { retryConflicts } from '../../platform/retry.ts'
import { exchangeUnits } from '../availability/index.ts'
import { answerOnce, getStaffOrder, lockOrder, refuseOwnOrder } from '../orders/index.ts'
import { findSwapFacts } from './find-swap-facts.ts'
import { refuseSwap } from './refuse-swap.ts'
import { retryWithoutHolds } from './retry-without-holds.ts'
import {
  findGivenProduct,
  findInstead,
  findSwapOrder,
  repackLine,
  writeSwappedLines,
  type ProductToSwap,
  type SwapOrder,
} from './swaps.repo.ts'

/**
 * Exchanges all of a product that an order holds for as many of another one, at the price the order has: lines, pieces of its
 * kits and units together. The same Idempotency-Key swaps once.
 */
export async function swapProduct(
  ctx: UserContext,
  { id: orderId, ...asked }: SwapInput,
): Promise<StaffOrder> {
  await retryWithoutHolds(ctx, () =>
    retryConflicts(() =>
      transaction(ctx.sql, async (tx) => {
        const order = await lockOrder(tx, orderId)
        if (!order) throw new AppError('ORDER_NOT_FOUND')
        // the price stays: they would have dearer things for it
        refuseOwnOrder(ctx, order)
        return answerOnce(ctx, tx, { orderId, asked: { swap: asked } }, async () => {
          await writeSwap(ctx, tx, {
            orderId,
            recipient: order.userEmail,
            ...asked,
          })
          return { answer: {}, refundId: null }
        })
      }),
    ),
  )
  return getStaffOrder(ctx, { id: orderId })
}

type Asked = { orderId: string; recipient: string; product: string; instead: string }

async function writeSwap(ctx: UserContext, tx: Sql, { orderId, recipient, ...asked }: Asked): Promise<void> {
  const order = await findSwapOrder(tx, orderId)
  const [given] = await findGivenProduct(tx, { id: asked.product })
  const [instead] = await findInstead(tx, { id: asked.instead })
  if (!order || !given || !instead) throw new AppError('PRODUCT_NOT_FOUND')
  const facts = await findSwapFacts(tx, order, { given, candidates: [instead] })
  const swap = decideProductSwap(facts, instead)
  if (!swap.ok) throw refuseSwap(swap)

  const { units } = swap
  const now = ctx.clock.now()
  const actorId = ctx.actor.userId
  const names = { given: given.name, instead: instead.name, units }
  await exchangeUnits(tx, { orderId, units: swap.reserved })
  await repackKits(tx, order, { given, instead })
  const toldCents = order.lines.find(({ productId }) => productId === given.id)?.depositCents ?? null
  await writeSwappedLines(tx, {
    orderId,
    givenId: given.id,
    productId: instead.id,
    name: instead.name,
    slug: instead.slug,
    image: instead.image,
    kitItems: null,
    pieceDeposits: toldCents === null ? null : depositsAfterSwap(toldCents, instead),
    actorId,
    note: swapNote(names),
    now,
  })
  await ctx.publish(tx, { kind: 'order.product-swapped', orderId, recipient, ...names, now })
  await recordAudit(tx, {
    actorId,
    action: 'order.product-swapped',
    subject: `order:${orderId}`,
    details: { from: given.name, to: instead.name, units },
    now,
  })
}

/** A kit that holds it keeps from now on what it is packed from, also one of the catalog. */
async function repackKits(
  tx: Sql,
  { lines }: SwapOrder,
  { given, instead }: { given: ProductToSwap; instead: ProductToSwap },
): Promise<void> {
  for (const { id, kitId, image, kitItems, components, pieceDeposits: told } of lines) {
    const packed = kitItems ?? components
    if (!packed.some((item) => item.product === given.id)) continue
    const items = swapInKit(packed, given.id, instead)
    // a custom kit looks like the first thing in it
    await repackLine(tx, {
      id,
      kitItems: items,
      image: kitId === null ? image : (items[0]?.image ?? image),
      // last what it was told with: a piece that is swapped back costs that again
      pieceDeposits: told && { ...depositsAfterSwap(told[given.id] ?? 0, instead), ...told },
    })
  }
}
