import type { ProductStock, TransferStepInput } from '@trivet/core/contract/stock'
import * as stockCopy from '@trivet/core/copy/stock'
import { decideTransferStep, type TransferStepFault } from '@trivet/core/stock'
import { AppError } from '../../api/app-error.ts'
import type { UserContext } from '../../api/context.ts'
import { auditStock } from './audit-stock.ts'
import { closeTransfer, findTransfer, findUnits, sendTransfer, writeUnits } from './facts.repo.ts'
import { getProductStock } from './get-product-stock.ts'
import { lockStock } from './lock-stock.repo.ts'
import { refusedStock, writingStock } from './writing-stock.ts'

const refusals = {
  over: stockCopy.transferOver,
  'not-sent': stockCopy.transferNotSent,
  'on-its-way': stockCopy.transferOnItsWay,
  'arrived-more': stockCopy.arrivedNeeded,
} as const satisfies Record<TransferStepFault, string>

/** A transfer leaves, arrives with what was counted, or is called off. What was lost on the road belongs to no depot. */
export async function moveTransfer(
  ctx: UserContext,
  { id, step, arrived }: TransferStepInput,
): Promise<ProductStock> {
  const planned = await findTransfer(ctx.sql, id)
  if (!planned) throw new AppError('NOT_FOUND', { message: stockCopy.transferNotFound })
  const { productId, fromDepotId, toDepotId, units } = planned
  const from = { productId, depotId: fromDepotId }
  const to = { productId, depotId: toDepotId }
  await writingStock(ctx, async (tx) => {
    await lockStock(tx, [from, to])
    const { sentAt, closedAt, arrivedUnits } = (await findTransfer(tx, id)) ?? planned
    const isDone =
      closedAt === null
        ? step === 'send' && sentAt !== null
        : arrivedUnits === (step === 'arrive' ? arrived : null) && step !== 'send'
    if (isDone) return
    const facts = { units, isSent: sentAt !== null, isOver: closedAt !== null }
    const decision = decideTransferStep(facts, { step, arrived })
    if (!decision.ok) {
      throw refusedStock(refusals[decision.code], {
        field: decision.code === 'arrived-more' ? 'arrived' : null,
      })
    }
    const now = ctx.clock.now()
    if (step === 'send') await sendTransfer(tx, { id, now })
    else await closeTransfer(tx, { id, arrived: step === 'arrive' ? (arrived ?? 0) : null, now })
    if (step === 'arrive') {
      await writeUnits(tx, [{ ...to, units: (await findUnits(tx, to)) + (arrived ?? 0) }], now)
      await writeUnits(tx, [{ ...from, units: (await findUnits(tx, from)) - units }], now)
    }
    await auditStock(ctx, tx, {
      productId,
      places: { fromDepot: fromDepotId, toDepot: toDepotId },
      details: { transfer: step, units, arrived: arrived ?? null },
    })
  })
  return getProductStock(ctx, { id: productId })
}
