/** What no book needs, and what is therefore kept for some months only; staff set how many. See docs/policy.md#retention. */
export const retentionKinds = [
  'mails',
  'messages',
  'quotes',
  'photos',
  'waitingList',
  'newsletterEnded',
  'signInAddresses',
] as const

export type RetentionKind = (typeof retentionKinds)[number]

/** Months for which each is kept. */
export type Retention = Readonly<Record<RetentionKind, number>>

export const standardRetention: Retention = {
  mails: 24,
  messages: 24,
  quotes: 12,
  photos: 12,
  waitingList: 24,
  newsletterEnded: 12,
  signInAddresses: 12,
}

/** A month bears a complaint that comes late; what is kept for longer than ten years is kept by mistake. */
export const retentionMonths = { least: 1, most: 120 } as const

/** '1 month', '24 months'. */
export function monthsOf(months: number): string {
  return `${months} ${months === 1 ? 'month' : 'months'}`
}

/** What is from before then is cleared. The 31st goes to the last day of a shorter month. */
export function keptSince(now: Date, months: number): Date {
  const then = new Date(now)
  then.setUTCDate(1)
  then.setUTCMonth(then.getUTCMonth() - months)
  const lastDay = new Date(Date.UTC(then.getUTCFullYear(), then.getUTCMonth() + 1, 0)).getUTCDate()
  then.setUTCDate(Math.min(now.getUTCDate(), lastDay))
  return then
}
