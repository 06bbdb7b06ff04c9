import { createHash } from 'node:crypto'
import { rows, type PrismaDb, type Sql } from '../../platform/database.ts'
import { mailColumns } from '../mail/queue-mail.ts'

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

/** One page of those who are subscribed now, newest first, and how many they are. */
export async function findSubscribers(db: PrismaDb, { page, pageSize }: { page: number; pageSize: number }) {
  const where = { unsubscribedAt: null }
  const [found, total] = await Promise.all([
    db.subscription.findMany({
      where,
      select: { id: true, email: true, subscribedAt: true },
      orderBy: [{ subscribedAt: 'desc' }, { id: 'asc' }],
      skip: (page - 1) * pageSize,
      take: pageSize,
    }),
    db.subscription.count({ where }),
  ])
  return { found, total }
}

/** The database keeps what cannot be turned back into a link. */
function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
