import { jsonBuildObject } from 'kysely/helpers/postgres'
import type { Sql } from '../../platform/database.ts'
import { joined, now, text } from '../../platform/sql/functions.ts'
import { insertRow } from '../../platform/sql/insert.ts'
import { statement } from '../../platform/sql/statement.ts'
import { hashToken } from '../../platform/secret-token.ts'
import { queuedMails } from '../outbox/index.ts'

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
export async function addSubscription(sql: Sql, { token, ...subscription }: NewSubscription): Promise<void> {
  await addSubscriptionStatement(sql, { ...subscription, tokenHash: hashToken(token) })
}

const addSubscriptionStatement = statement<Omit<NewSubscription, 'token'> & { tokenHash: string }>()(
  'add-subscription',
  (db, $) =>
    db
      .with('subscribed', (q) =>
        insertRow(q, 'subscriptions', {
          id: $.id,
          email: $.email,
          emailKey: $.emailKey,
          tokenHash: $.tokenHash,
          subscribedAt: $.now,
          unsubscribedAt: null,
        })
          .onConflict((conflict) =>
            conflict
              .column('email_key')
              .doUpdateSet((eb) => ({
                email: eb.ref('excluded.email'),
                token_hash: eb.ref('excluded.token_hash'),
                subscribed_at: eb.ref('excluded.subscribed_at'),
                unsubscribed_at: null,
              }))
              .where('subscriptions.unsubscribed_at', 'is not', null),
          )
          .returning('email'),
      )
      .with('mailed', (q) =>
        queuedMails(q, q.selectFrom('subscribed'), (eb) => ({
          id: $.mailId,
          template: 'newsletter-welcome',
          recipient: eb.ref('subscribed.email'),
          data: jsonBuildObject({ link: text($.link) }),
          dedupeKey: joined('newsletter-welcome:', text($.mailId)),
          orderId: null,
          createdAt: $.now,
          nextAttemptAt: now(),
        })),
      )
      .selectFrom('subscribed')
      .select('email'),
)

/** False for a token that is nobody's; a link used twice is still its reader's. */
export async function endSubscription(
  sql: Sql,
  { token, now: at }: { token: string; now: Date },
): Promise<boolean> {
  return (await endSubscriptionStatement(sql, { tokenHash: hashToken(token), now: at })).length > 0
}

const endSubscriptionStatement = statement<{ tokenHash: string; now: Date }>()(
  'end-subscription-of-link',
  (db, $) =>
    db
      .updateTable('subscriptions')
      .set(({ fn }) => ({ unsubscribed_at: fn.coalesce('unsubscribed_at', $.now) }))
      .where('token_hash', '=', $.tokenHash)
      .returning('id'),
)
