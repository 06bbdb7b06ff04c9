import { addDays, type CalendarDate } from '@trivet/core/dates'
import { formatMoney } from '@trivet/core/money'
import type { Quote } from '@trivet/core/pricing'
import { commissionBasisPoints, commissionOf, type ReferralSignal } from '@trivet/core/referrals'
import type { Prisma } from '../../src/generated/prisma/client.ts'
import { hostLedger, payoutLineRows, type ReferralHistory } from './host-ledger.ts'
import type { OrderTimeline, SampleEvent } from './order-timeline.ts'
import { codeRows, demoHost, secondHost, type SampleReferral } from './referral-plan.ts'
import { addStays } from './sample-stays.ts'
import { seedId, userId } from './seed-id.ts'

export type ReferredOrder = {
  id: string
  userId: string
  referral: SampleReferral | null
  quote: Quote
  history: OrderTimeline
}

// the order of which a part came back, so that the ledger shows what that does
const refundedOrder = 9
const refundReason = 'A lid was missing'
const staffId = userId('admin@trivet.test')

/** Codes, commissions, payouts and stays of the sample hosts; all of it follows from the past orders. */
export async function addHostProgram(
  tx: Prisma.TransactionClient,
  orders: ReferredOrder[],
  today: CalendarDate,
): Promise<void> {
  const referred = withOneHeld(orders.flatMap(referralHistory))
  const refunds = referred.flatMap(({ orderId, refund }) => (refund ? [{ ...refund, orderId }] : []))
  const { lines, payouts } = hostLedger(referred, today)
  await tx.referralCode.createMany({ data: codeRows(today) })
  await tx.referralUse.createMany({ data: orders.flatMap(useRows) })
  await tx.refund.createMany({
    data: refunds.map(({ id, orderId, amountCents, at }) => ({
      id,
      orderId,
      amountCents,
      reason: refundReason,
      actorId: staffId,
      reference: `test_refund_${id}`,
      createdAt: at,
      sentAt: at,
    })),
  })
  await tx.timelineEntry.createMany({
    data: refunds.map(({ orderId, amountCents, at }): SampleEvent & { orderId: string } => ({
      orderId,
      at,
      actorId: staffId,
      kind: 'refunded',
      note: `${formatMoney(amountCents)}: ${refundReason}`,
    })),
  })
  await tx.payout.createMany({ data: payouts })
  const written = await tx.commissionEntry.createManyAndReturn({ data: lines })
  await tx.payoutLine.createMany({ data: payoutLineRows(written) })
  await tx.commissionReview.createMany({ data: reviewRows(referred, orders) })
  await tx.payoutDetails.createMany({ data: detailRows(today) })
  await addStays(tx, today)
}

function referralHistory({ id, referral, quote, history }: ReferredOrder, index: number): ReferralHistory[] {
  if (!referral || !history.paidAt) return []
  const completedAt = history.timeline.find(({ to }) => to === 'completed')?.at
  const isRefunded = index === refundedOrder && completedAt
  return [
    {
      orderId: id,
      hostId: referral.hostId,
      commissionCents: commissionOf(quote),
      totalCents: quote.totalCents,
      paidAt: history.paidAt,
      completedAt: completedAt ?? null,
      refund: isRefunded
        ? {
            id: seedId('refund', id),
            amountCents: 1200,
            at: new Date(new Date(completedAt).getTime() + 3_600_000),
          }
        : null,
      isHeld: false,
    },
  ]
}

/** The demo host's newest commission waits for a review, as one may. */
function withOneHeld(referred: ReferralHistory[]): ReferralHistory[] {
  const open = referred.filter(({ hostId, completedAt }) => hostId === userId(demoHost) && !completedAt)
  const newest = open.toSorted((a, b) => b.paidAt.getTime() - a.paidAt.getTime())[0]
  return referred.map((one) => ({ ...one, isHeld: one === newest }))
}

function reviewRows(referred: ReferralHistory[], orders: ReferredOrder[]) {
  return referred
    .filter(({ isHeld }) => isHeld)
    .map(({ orderId, hostId, paidAt }) => ({
      orderId,
      hostId,
      guestId: orders.find(({ id }) => id === orderId)?.userId ?? '',
      signals: ['host-stay', 'shared-contact'] satisfies ReferralSignal[],
      heldAt: paidAt,
    }))
}

function useRows({ id, userId: guest, referral, quote, history }: ReferredOrder) {
  if (!referral) return []
  const { codeId, hostId, basisPoints } = referral
  return [
    {
      orderId: id,
      codeId,
      hostId,
      userId: guest,
      usesDiscount: basisPoints > 0,
      commissionBasisPoints,
      commissionCents: commissionOf(quote),
      createdAt: history.placedAt,
    },
  ] satisfies Prisma.ReferralUseCreateManyInput[]
}

function detailRows(today: CalendarDate): Prisma.PayoutDetailsCreateManyInput[] {
  const updatedAt = new Date(`${addDays(today, -250)}T17:00:00Z`)
  return [
    {
      userId: userId(demoHost),
      paypalEmail: 'noor@sample.trivet.test',
      accountHolder: 'Noor Lindqvist',
      routingNumber: '021000021',
      accountNumber: '000123456789',
      updatedAt,
    },
    { userId: userId(secondHost), paypalEmail: 'june@sample.trivet.test', updatedAt },
  ]
}
