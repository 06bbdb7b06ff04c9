import type { BasisPoints } from '@trivet/core/money'
import { addDays, type CalendarDate } from '@trivet/core/dates'
import { referralDiscountBasisPoints } from '@trivet/core/referrals'
import type { HistoryRow } from './order-history.ts'
import type { OrderTimeline } from './order-timeline.ts'
import { sampleHost } from './people.ts'
import { seedId, userId } from './seed-id.ts'

export const demoHost = 'host@trivet.test'
export const secondHost = sampleHost.email

const codeMonths = 12

/** Codes of the sample hosts, oldest first; those of one host follow one another. */
const sampleCodes = [
  { host: demoHost, code: 'NQQRSTAY', madeDaysAgo: 380 },
  { host: demoHost, code: 'NQQRHAUS', madeDaysAgo: 15 },
  { host: secondHost, code: 'JUNEHME7', madeDaysAgo: 200 },
] as const

export function codeRows(today: CalendarDate) {
  return sampleCodes.map(({ host, code, madeDaysAgo }, index) => {
    const createdAt = new Date(`${addDays(today, -madeDaysAgo)}T17:00:00Z`)
    const expiresAt = new Date(createdAt)
    expiresAt.setUTCMonth(expiresAt.getUTCMonth() + codeMonths)
    const successor = sampleCodes.slice(index + 1).find((later) => later.host === host)
    const withdrawnAt = successor ? new Date(`${addDays(today, -successor.madeDaysAgo)}T17:00:00Z`) : null
    return {
      id: seedId('referral-code', code),
      hostId: userId(host),
      code,
      createdAt,
      expiresAt,
      withdrawnAt,
    }
  })
}

export type SampleReferral = { codeId: string; hostId: string; basisPoints: BasisPoints }

type Placed = { row: HistoryRow; guestId: string; history: OrderTimeline }

/**
 * Which of the past orders came with a code: three of four, the demo guest's aside. As in the shop, the discount is for
 * the first order of a guest alone, and the host is credited for all of them.
 */
export function planReferrals(orders: Placed[], today: CalendarDate): (SampleReferral | null)[] {
  const codes = codeRows(today)
  return orders.map(({ row, guestId, history }, index) => {
    if (row.guest || !history.paidAt || index % 4 === 0) return null
    const host = userId(index % 8 === 5 ? secondHost : demoHost)
    const code = codes.find(
      ({ hostId, createdAt, withdrawnAt }) =>
        hostId === host && createdAt <= history.placedAt && (!withdrawnAt || withdrawnAt > history.placedAt),
    )
    if (!code) return null
    const isFirst = !orders.some(
      (other) =>
        other.guestId === guestId &&
        other.row.status !== 'cancelled' &&
        other.history.placedAt < history.placedAt,
    )
    return { codeId: code.id, hostId: host, basisPoints: isFirst ? referralDiscountBasisPoints : 0 }
  })
}
