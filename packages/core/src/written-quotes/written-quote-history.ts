import type { AuditAction } from '../audit/audit-kinds.ts'
import { standingEvents } from '../orders/standing-events.ts'
import type { TimelineKind } from '../orders/timeline-kinds.ts'
import type { WrittenQuoteStatus } from './written-quote-status.ts'

/** What can happen to a written quote, as its history tells it. */
export const writtenQuoteEventKinds = [
  'made',
  'sent-again',
  'order-placed',
  'confirmation-required',
  'payment-declined',
  'payment-unknown',
  'payment-returned',
  'paid',
  'on-account',
  'order-lapsed',
  'order-cancelled',
  'withdrawn',
  'expired',
] as const

export type WrittenQuoteEventKind = (typeof writtenQuoteEventKinds)[number]

/** All else is for the order's own timeline. */
const kindOf: { readonly [Kind in TimelineKind]?: WrittenQuoteEventKind } = {
  placed: 'order-placed',
  'confirmation-required': 'confirmation-required',
  'payment-declined': 'payment-declined',
  'payment-unknown': 'payment-unknown',
  'payment-returned': 'payment-returned',
  paid: 'paid',
  'on-account': 'on-account',
  expired: 'order-lapsed',
}

const acceptingKinds: readonly TimelineKind[] = ['paid', 'on-account']

type Actor = { name: string; isStaff: boolean }

type OrderOfQuote = { id: string; number: string }

type TimelineEvent = {
  at: Date
  kind: TimelineKind
  from: string | null
  to: string | null
  actor: Actor | null
}

export type WrittenQuoteHistoryFacts = {
  createdAt: Date
  maker: Actor
  expiresAt: Date
  withdrawnAt: Date | null
  status: WrittenQuoteStatus
  /** What the audit log tells of it; nothing to whoever may not read that. */
  log: readonly { at: Date; action: AuditAction; actor: Actor | null }[]
  /** Each order that was placed by it, with its timeline, the oldest first. */
  orders: readonly (OrderOfQuote & { timeline: readonly TimelineEvent[] })[]
}

export type WrittenQuoteEvent = {
  at: Date
  kind: WrittenQuoteEventKind
  /** Null: the shop itself, or nobody who is told. */
  actor: Actor | null
  order: OrderOfQuote | null
}

/**
 * What happened to a written quote until it was accepted, the oldest first: of its row, of the audit log, and of the orders that
 * were placed by it.
 */
export function writtenQuoteHistory({
  log,
  orders,
  ...quote
}: WrittenQuoteHistoryFacts): WrittenQuoteEvent[] {
  const { createdAt, maker, withdrawnAt, expiresAt, status } = quote
  const ofQuote = (kind: WrittenQuoteEventKind, at: Date, actor: Actor | null) => ({
    kind,
    at,
    actor,
    order: null,
  })
  const withdrawer = log.find(({ action }) => action === 'written-quote.withdrawn')?.actor ?? null
  const sent = log.filter(({ action }) => action === 'written-quote.sent-again')
  return [
    ofQuote('made', createdAt, maker),
    ...sent.map(({ at, actor }) => ofQuote('sent-again', at, actor)),
    ...(withdrawnAt ? [ofQuote('withdrawn', withdrawnAt, withdrawer)] : []),
    ...(status === 'expired' ? [ofQuote('expired', expiresAt, null)] : []),
    ...orders.flatMap(eventsOf),
  ].toSorted((a, b) => a.at.getTime() - b.at.getTime())
}

function eventsOf({ id, number, timeline }: WrittenQuoteHistoryFacts['orders'][number]): WrittenQuoteEvent[] {
  const standing = standingEvents(timeline)
  const accepted = standing.findIndex(({ kind }) => acceptingKinds.includes(kind))
  const until = accepted < 0 ? standing : standing.slice(0, accepted + 1)
  return until.flatMap(({ at, kind, to, actor }) => {
    const told = kind === 'status' && to === 'cancelled' ? 'order-cancelled' : kindOf[kind]
    return told ? [{ at, kind: told, actor, order: { id, number } }] : []
  })
}
