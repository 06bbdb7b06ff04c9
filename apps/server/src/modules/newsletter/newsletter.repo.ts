import { createHash } from 'node:crypto'
import type { NewsletterFilter } from '@trivet/core/contract/contact'
import type { CsvCell } from '../../platform/csv.ts'
import { rows, type PrismaDb, type Sql } from '../../platform/database.ts'
import {
  findStaffPage,
  holds,
  narrowing,
  orderOf,
  readStaffList,
  type StaffList,
} from '../../platform/staff-list.ts'
import { mailColumns } from '../outbox/queue-mail.ts'

export type NewSubscription = {
  id: string
  email: string
  emailKey: string
  token: string
  /** Where the welcome mail lets people unsubscribe. */
  link: string
  mailId: string
  now: Date
}

/**
 * Subscribes an address and queues its welcome mail; nothing for one that is subscribed. One statement either way,
 * so that neither the answer nor its time tells who reads the newsletter.
 */
export async function addSubscription(sql: Sql, subscription: NewSubscription): Promise<void> {
  const { id, email, emailKey, token, link, mailId, now } = subscription
  await rows(sql, {
    name: 'add-subscription',
    text: `
      WITH subscribed AS (
        INSERT INTO subscriptions AS s (id, email, email_key, token_hash, subscribed_at)
        VALUES ($1, $2, $3, $4, $5)
        ON CONFLICT (email_key) DO UPDATE SET
          email = excluded.email, token_hash = excluded.token_hash, subscribed_at = excluded.subscribed_at,
          unsubscribed_at = NULL
        WHERE s.unsubscribed_at IS NOT NULL
        RETURNING email
      )
      INSERT INTO queued_mails (${mailColumns})
      SELECT $6, 'newsletter-welcome', email, jsonb_build_object('link', $7::text),
        'newsletter-welcome:' || $6::text, NULL, $5
      FROM subscribed`,
    values: [id, email, emailKey, hashOf(token), now, mailId, link],
  })
}

/** False for a token that is nobody's; a link used twice is still its reader's. */
export async function endSubscription(
  db: PrismaDb,
  { token, now }: { token: string; now: Date },
): Promise<boolean> {
  const tokenHash = hashOf(token)
  const ended = await db.subscription.updateMany({
    where: { tokenHash, unsubscribedAt: null },
    data: { unsubscribedAt: now },
  })
  return ended.count > 0 || (await db.subscription.count({ where: { tokenHash } })) > 0
}

export type SubscriberRow = { id: string; email: string; subscribedAt: Date; unsubscribedAt: Date | null }

const list: StaffList = {
  columns: `s.id, s.email, s.subscribed_at AS "subscribedAt", s.unsubscribed_at AS "unsubscribedAt"`,
  from: 'subscriptions s',
  key: 's.id',
}

export function findSubscribers(
  sql: Sql,
  filter: NewsletterFilter,
  { page, pageSize }: { page: number; pageSize: number },
) {
  return findStaffPage<SubscriberRow>(sql, list, { ...narrowed(filter), page, pageSize })
}

export function readSubscribers(
  sql: Sql,
  filter: NewsletterFilter,
  cells: (row: SubscriberRow) => CsvCell[],
) {
  return readStaffList<SubscriberRow>(sql, list, narrowed(filter), cells)
}

export async function countSubscribers(sql: Sql): Promise<{ subscribed: number; unsubscribed: number }> {
  const [counts] = await rows<{ subscribed: number; unsubscribed: number }>(sql, {
    name: 'subscriber-counts',
    text: `SELECT count(*) FILTER (WHERE unsubscribed_at IS NULL)::int AS subscribed,
             count(unsubscribed_at)::int AS unsubscribed FROM subscriptions`,
  })
  return counts ?? { subscribed: 0, unsubscribed: 0 }
}

/** Null for nobody's id; `isEnded` when this call ended it and no earlier one. */
export async function endSubscriptionById(
  tx: Sql,
  { id, now }: { id: string; now: Date },
): Promise<{ row: SubscriberRow; isEnded: boolean } | null> {
  const ended = await rows<SubscriberRow>(tx, {
    name: 'end-subscription',
    text: `UPDATE subscriptions s SET unsubscribed_at = $2 WHERE s.id = $1 AND s.unsubscribed_at IS NULL
           RETURNING ${list.columns}`,
    values: [id, now],
  })
  if (ended[0]) return { row: ended[0], isEnded: true }
  const [row] = await rows<SubscriberRow>(tx, {
    name: 'subscription-by-id',
    text: `SELECT ${list.columns} FROM subscriptions s WHERE s.id = $1`,
    values: [id],
  })
  return row ? { row, isEnded: false } : null
}

function narrowed({ q, state = 'subscribed', sort = '-since' }: NewsletterFilter) {
  const narrow = narrowing()
  narrow.when(q, (place) => holds('s.email', place))
  narrow.always(state === 'subscribed' ? 's.unsubscribed_at IS NULL' : 's.unsubscribed_at IS NOT NULL')
  return narrow.by(orderOf(sort, { since: 's.subscribed_at', email: 's.email_key' }, 's.id'))
}

/** The database keeps what cannot be turned back into a link. */
function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
