import * as ordersCopy from '@trivet/core/copy/orders'
import { toRentalChangeOutput, type RentalChangeOutput } from '@trivet/core/contract/orders'
import { formatDay, type RentalPeriod } from '@trivet/core/dates'
import { formatMoney, isSameAmount, type Cents, type Dollars } from '@trivet/core/money'
import { AppError } from '../../api/app-error.ts'
import type { UserContext } from '../../api/context.ts'
import type { Sql } from '../../platform/database.ts'
import { newId } from '../../platform/ids.ts'
import { rescheduleReservations } from '../availability/index.ts'
import {
  readChangedOrder,
  writeRefund,
  type RentedOrder,
  type Done,
  type LockedOrder,
} from '../orders/index.ts'
import { chargeForChange, insertPayment, type Charged } from '../payments/index.ts'
import { takeDiscountLate } from '../referrals/index.ts'
import {
  decideRentalRequest,
  type RentalDecision,
  type RentalRequest,
  type ShownMoney,
} from './decide-rental-request.ts'
import { writeRestOfOpenPrice } from './open-price.repo.ts'
import { writeRental } from './rental-changes.repo.ts'

type Writing = {
  booked: RentedOrder & { order: LockedOrder }
  request: RentalRequest
  /** Told as soon as money has moved, which no rollback takes back. */
  onCharged: (charged: Charged) => void
}

/**
 * Puts a locked order on its new days: stock, prices, timeline, mail and refund first, the card last, so that all the
 * database may refuse has been refused before money moves.
 */
export async function writeRentalChange(
  ctx: UserContext,
  tx: Sql,
  { booked, request, onCharged }: Writing,
): Promise<Done<RentalChangeOutput>> {
  const { rental, order, payments, lineIds } = booked
  const { orderId, kind, asked, paymentToken } = request
  const { decision, days } = await decideRentalRequest(ctx, tx, { rental, request })
  if (!isAsShown(asked, decision)) {
    const asItIs = await readChangedOrder(ctx, tx, orderId)
    throw new AppError('PRICES_CHANGED', {
      message: ordersCopy.changePriceChanged,
      details: toRentalChangeOutput(decision, { timeZone: rental.timeZone, order: asItIs }),
    })
  }
  const { period, pricedPeriod, quote, refundDay, chargeCents, refundCents, openCents, waivedCents } =
    decision
  const now = ctx.clock.now()
  const actorId = ctx.actor.userId

  await rescheduleReservations(tx, { orderId, days })
  const note = noteOf(rental.period, decision)
  await writeRental(tx, {
    orderId,
    actorId,
    kind,
    period,
    pricedPeriod,
    refundDay,
    quote,
    waivedCents,
    lineIds,
    note,
    now,
  })
  if (quote.discounts[0]?.kind === 'referral') await takeDiscountLate(tx, orderId)
  if (openCents !== rental.openCents) await writeRestOfOpenPrice(tx, { orderId, amountCents: openCents })
  await ctx.publish(tx, {
    kind: `order.${kind}`,
    orderId,
    recipient: order.userEmail,
    period,
    chargeCents,
    refundCents,
    totalCents: quote.totalCents,
    now,
  })
  const refundId =
    refundCents > 0
      ? await writeRefund(ctx, tx, {
          order,
          request: {
            orderId,
            amountCents: refundCents,
            reason: ordersCopy.datesChangedRefund,
            why: ordersCopy.datesChangedRefund,
            requestKey: null,
            isCancelled: false,
          },
        })
      : null
  if (chargeCents > 0) {
    const charged = await chargeForChange(ctx, { orderId, amountCents: chargeCents, payments, paymentToken })
    onCharged(charged)
    const { provider, reference, amountCents } = charged
    await insertPayment(tx, {
      id: newId(),
      orderId,
      provider,
      method: null,
      reference,
      amountCents,
      card: null,
      createdAt: now,
    })
  }
  const changed = await readChangedOrder(ctx, tx, orderId)
  return {
    answer: toRentalChangeOutput(decision, { timeZone: rental.timeZone, order: changed }),
    refundId,
  }
}

/** The order may have been changed since its guest was told, from another device or by staff. */
function isAsShown({ charge, refund }: ShownMoney, { chargeCents, refundCents }: RentalDecision): boolean {
  const isSame = (shown: Dollars | undefined, amount: Cents) =>
    shown === undefined || isSameAmount(shown, amount)
  return isSame(charge, chargeCents) && isSame(refund, refundCents)
}

function noteOf(before: RentalPeriod, { period, chargeCents, refundCents }: RentalDecision): string {
  const days = ({ start, end }: RentalPeriod) => `${formatDay(start)} – ${formatDay(end)}`
  const money =
    chargeCents > 0
      ? `, ${formatMoney(chargeCents)} paid`
      : refundCents > 0
        ? `, ${formatMoney(refundCents)} refunded`
        : ''
  return `${days(period)} instead of ${days(before)}${money}`
}
