import type { Cents } from '@trivet/core/money'
import { addDays, type CalendarDate } from '@trivet/core/dates'
import {
  commissionToTakeBack,
  hostFigures,
  type CommissionState,
  type PayoutMethod,
} from '@trivet/core/referrals'
import type { Prisma } from '../../src/generated/prisma/client.ts'
import { demoHost, secondHost } from './referral-plan.ts'
import { seedId, userId } from './seed-id.ts'

export type ReferralHistory = {
  orderId: string
  hostId: string
  commissionCents: Cents
  totalCents: Cents
  paidAt: Date
  completedAt: Date | null
  refund: { id: string; amountCents: Cents; at: Date } | null
  /** Staff look at it: it is held since it was paid. */
  isHeld: boolean
}

type Line = Omit<Prisma.CommissionEntryCreateManyInput, 'id' | 'from' | 'to'> & {
  at: Date
  from: CommissionState | null
  to: CommissionState | null
}

type SamplePayout = {
  host: string
  daysAgo: number
  status: 'pending' | 'processed' | 'failed'
  method: PayoutMethod
  destination: string
  notes?: string
  transactionId?: string
}

const toPaypal = { method: 'paypal', destination: 'PayPal n•••@sample.trivet.test' } as const
const toAccount = { method: 'creditToAccount', destination: 'Credit to account' } as const
const toBank = { method: 'bankTransfer', destination: 'Bank account ••••6789' } as const

/** Each takes what was available on its day. */
const samplePayouts: SamplePayout[] = [
  { host: demoHost, daysAgo: 240, status: 'processed', ...toPaypal, transactionId: 'PP-20417' },
  {
    host: demoHost,
    daysAgo: 131,
    status: 'failed',
    ...toBank,
    notes: 'The bank sent it back: account closed. The amount is available again.',
  },
  { host: demoHost, daysAgo: 118, status: 'processed', ...toAccount },
  {
    host: secondHost,
    daysAgo: 3,
    status: 'pending',
    method: 'paypal',
    destination: 'PayPal j•••@sample.trivet.test',
  },
]

const staffId = userId('admin@trivet.test')
const decidedAfterDays = 2

/** The ledger of the sample hosts and their payouts, in the order in which it all happened. */
export function hostLedger(histories: ReferralHistory[], today: CalendarDate) {
  const lines = histories.flatMap(orderLines).toSorted(byTime)
  const payouts: Prisma.PayoutCreateManyInput[] = []
  for (const sample of samplePayouts) {
    const hostId = userId(sample.host)
    const requestedAt = new Date(`${addDays(today, -sample.daysAgo)}T16:00:00Z`)
    const past = lines.filter((line) => line.hostId === hostId && line.at < requestedAt)
    const { pendingPayoutCents: cents } = hostFigures(past)
    if (cents <= 0) continue
    const payoutId = seedId('payout', `${sample.host}:${sample.daysAgo}`)
    const isOpen = sample.status === 'pending'
    const decidedAt = new Date(`${addDays(today, -sample.daysAgo + decidedAfterDays)}T18:00:00Z`)
    payouts.push({
      id: payoutId,
      hostId,
      status: sample.status,
      amountCents: cents,
      method: sample.method,
      destination: sample.destination,
      requestedAt,
      decidedAt: isOpen ? null : decidedAt,
      decidedBy: isOpen ? null : staffId,
      notes: sample.notes ?? '',
      transactionId: sample.transactionId ?? '',
    })
    lines.push({ at: requestedAt, hostId, payoutId, from: 'available', to: 'requested', cents })
    if (!isOpen) {
      const to = sample.status === 'processed' ? 'paid' : 'available'
      lines.push({ at: decidedAt, hostId, payoutId, from: 'requested', to, cents })
    }
  }
  return { lines: lines.toSorted(byTime), payouts }
}

function orderLines({
  orderId,
  hostId,
  commissionCents,
  totalCents,
  paidAt,
  completedAt,
  refund,
  isHeld,
}: ReferralHistory) {
  const lines: Line[] = [
    { at: paidAt, hostId, orderId, from: null, to: isHeld ? 'held' : 'pending', cents: commissionCents },
  ]
  if (completedAt) {
    lines.push({ at: completedAt, hostId, orderId, from: 'pending', to: 'available', cents: commissionCents })
  }
  if (refund) {
    const cents = commissionToTakeBack({
      commissionCents,
      paidCents: totalCents,
      refundedCents: refund.amountCents,
      takenBackCents: 0,
    })
    const from = completedAt ? 'available' : 'pending'
    lines.push({ at: refund.at, hostId, orderId, refundId: refund.id, from, to: null, cents })
  }
  return lines
}

function byTime(a: Line, b: Line): number {
  return a.at.getTime() - b.at.getTime()
}

type Written = { id: bigint; hostId: string; orderId: string | null; payoutId: string | null } & Ends

type Ends = { from: string | null; to: string | null }

/** Which entries each payout counts, from the ledger as it was written: all that were free when it was asked for. */
export function payoutLineRows(entries: readonly Written[]): Prisma.PayoutLineCreateManyInput[] {
  const rows: { payoutId: string; entryId: bigint; isReturned: boolean }[] = []
  const free = new Map<string, bigint[]>()
  const freeOf = (hostId: string) => free.get(hostId) ?? []
  for (const { id, hostId, orderId, payoutId, from, to } of entries.toSorted(byId)) {
    if (orderId && [from, to].includes('available')) {
      free.set(hostId, [...freeOf(hostId), id])
    } else if (payoutId && to === 'requested') {
      rows.push(...freeOf(hostId).map((entryId) => ({ payoutId, entryId, isReturned: false })))
      free.set(hostId, [])
    } else if (payoutId && to === 'available') {
      const returned = rows.filter((row) => row.payoutId === payoutId)
      for (const row of returned) row.isReturned = true
      free.set(hostId, [...returned.map(({ entryId }) => entryId), ...freeOf(hostId)])
    }
  }
  return rows
}

function byId(a: Written, b: Written): number {
  return Number(a.id - b.id)
}
