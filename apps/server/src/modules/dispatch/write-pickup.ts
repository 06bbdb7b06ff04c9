import type { PickupCheckInput } from '@trivet/core/contract/dispatch'
import * as dispatchCopy from '@trivet/core/copy/dispatch'
import { lossesText } from '@trivet/core/copy/dispatch'
import type { PickupDecision } from '@trivet/core/dispatch'
import { formatMoney } from '@trivet/core/money'
import { undoSeconds } from '@trivet/core/orders'
import { AppError } from '../../api/app-error.ts'
import type { UserContext } from '../../api/context.ts'
import { recordAudit } from '../../platform/audit.ts'
import { brokenConstraint } from '../../platform/broken-constraint.ts'
import type { Sql } from '../../platform/database.ts'
import { newId } from '../../platform/ids.ts'
import { keepStatusChange, writeStatus } from '../orders/index.ts'
import { keepUntilWashed, takeUnitsOut } from '../stock/index.ts'
import { insertAmountDue } from './amounts-due.repo.ts'
import type { PackedOrderRecord } from './packed-order.repo.ts'
import { insertPickupCheck } from './pickup-checks.repo.ts'

type Counted = {
  order: PackedOrderRecord
  input: PickupCheckInput
  decision: Extract<PickupDecision, { ok: true }>
  requestHash: string
}

/** Everything that follows from a count, of an order that is locked, in the caller's transaction. */
export async function writePickup(ctx: UserContext, tx: Sql, counted: Counted): Promise<void> {
  const { order, input, decision, requestHash } = counted
  const { orderId } = order
  const { losses, chargeCents, coveredCents, waivedCents } = decision
  const now = ctx.clock.now()
  const actorId = ctx.actor.userId
  const waivedBecause = input.waivedBecause ?? null

  const note = losses.length === 0 ? 'Everything is there' : lossesText(losses)
  const [from, to] = ['delivered', 'collected'] as const
  const change = { orderId, from, to, actorId, now }
  const changeId = await writeStatus(tx, { ...change, note, cancelReason: 'by-staff' })
  await keepStatusChange(tx, {
    entryId: changeId,
    orderId,
    from,
    to,
    at: now,
    heldUntil: null,
    putOnAccount: false,
    units: [],
  })
  const check = { orderId, actorId, notes: input.notes, waivedBecause, requestHash, losses, createdAt: now }
  await insertPickupCheck(tx, { ...check, chargeCents, coveredCents })
  const details = { chargeCents, coveredCents, waivedCents, losses: note, waivedBecause }
  await recordAudit(tx, { actorId, action: 'pickup.completed', subject: `order:${orderId}`, details, now })
  const happened = { orderId, recipient: order.userEmail, now }
  // what was missed or broke stays counted, and is told at once
  const mailWaitsSeconds = losses.length === 0 ? undoSeconds : 0
  await ctx.publish(tx, { kind: 'order.collected', ...happened, changeId, mailWaitsSeconds })
  if (chargeCents > 0) {
    const reason = lossesText(losses.filter(({ outcome }) => outcome === 'charged'))
    const note = `${formatMoney(chargeCents)}: ${reason}`
    const due = { id: newId(), orderId, actorId, amountCents: chargeCents, reason, note, now }
    await insertAmountDue(tx, { kind: 'loss', ...due })
    await ctx.publish(tx, { kind: 'order.damage-charged', ...happened, amountCents: chargeCents, reason })
  }
  await keepUntilWashed(tx, { orderId, now })
  await takeOutOfStock(ctx, tx, counted)
}

/** What staff ticked leaves the stock at once, also where it is promised: those orders are at risk then. */
async function takeOutOfStock(ctx: UserContext, tx: Sql, { order, input, decision }: Counted): Promise<void> {
  const taken = input.counts
    .filter(({ takeOut }) => takeOut > 0)
    .map(({ product, takeOut }) => ({ productId: product, units: takeOut }))
  const { orderId } = order
  const now = ctx.clock.now()
  const actorId = ctx.actor.userId
  for (const { productId, units } of taken) {
    const name = decision.losses.find((loss) => loss.productId === productId)?.name ?? ''
    const fleet = await takeUnitsOut(tx, { orderId, productId, units, now }).catch((error: unknown) => {
      if (brokenConstraint(error) === 'transfers_take_what_is_there') throw neededElsewhere(name)
      throw error
    })
    if (fleet === null) throw neededElsewhere(name)
    const details = { units, fleet, orderId }
    const subject = `product:${productId}` as const
    await recordAudit(tx, { actorId, action: 'product.taken-out', subject, details, now })
  }
}

function neededElsewhere(name: string): AppError {
  return new AppError('NOT_ENOUGH_STOCK', { message: dispatchCopy.tooFewInStock(name) })
}
