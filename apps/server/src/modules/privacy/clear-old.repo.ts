import { erasedWord, type RetentionKind } from '@trivet/core/privacy'
import { sql as part } from 'kysely'
import type { Sql } from '../../platform/database.ts'
import { condition } from '../../platform/sql/functions.ts'
import { statement, type Statement } from '../../platform/sql/statement.ts'

/** So many rows at once: nobody waits long behind one. */
export const batchSize = 500

type Old = { since: Date }

const mails = statement<Old>()('clear-mails', (db, $) =>
  db
    .deleteFrom('queued_mails')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('queued_mails')
        .select('id')
        .where('created_at', '<', $.since)
        .where('status', 'in', ['sent', 'dead'])
        .limit(batchSize),
    )
    .returning('id'),
)

const messages = statement<Old>()('clear-messages', (db, $) =>
  db
    .deleteFrom('contact_messages')
    .where('id', 'in', (eb) =>
      eb.selectFrom('contact_messages').select('id').where('created_at', '<', $.since).limit(batchSize),
    )
    .returning('id'),
)

const quotes = statement<Old>()('clear-quotes', (db, $) =>
  db
    .deleteFrom('written_quotes')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('written_quotes')
        .select('id')
        .where('expires_at', '<', $.since)
        .where('order_id', 'is', null)
        .limit(batchSize),
    )
    .returning('id'),
)

const waitingList = statement<Old>()('clear-waiting-list', (db, $) =>
  db
    .deleteFrom('waiting_list_entries')
    .where('id', 'in', (eb) =>
      eb.selectFrom('waiting_list_entries').select('id').where('joined_at', '<', $.since).limit(batchSize),
    )
    .returning('id'),
)

const newsletterEnded = statement<Old>()('clear-ended-newsletters', (db, $) =>
  db
    .deleteFrom('subscriptions')
    .where('id', 'in', (eb) =>
      eb.selectFrom('subscriptions').select('id').where('unsubscribed_at', '<', $.since).limit(batchSize),
    )
    .returning('id'),
)

const signInAddresses = statement<Old>()('clear-sign-in-addresses', (db, $) =>
  db
    .deleteFrom('sign_in_addresses')
    .where(
      condition(part`(user_id, address) IN (
        SELECT user_id, address FROM sign_in_addresses WHERE last_used_at < ${$.since} LIMIT ${part.lit(batchSize)}
      )`),
    )
    .returning('user_id as id'),
)

/** Loose and long ago, photos are the job's that deletes such ones with their files. */
const photos = statement<Old>()('clear-photos', (db, $) =>
  db
    .with('sent', (q) =>
      q
        .updateTable('damage_photos')
        .set({ report_id: null, created_at: part`'epoch'::timestamptz` })
        .where('id', 'in', (eb) =>
          eb
            .selectFrom('damage_photos')
            .select('id')
            .where('report_id', 'is not', null)
            .where('created_at', '<', $.since)
            .limit(batchSize),
        )
        .returning('id'),
    )
    .with('taken', (q) =>
      q
        .updateTable('stop_reports')
        .set((eb) => ({
          photo_id: null,
          // who took it, or that there was a photo in place of a name
          signed_by: eb.case().when('signed_by', '=', '').then(erasedWord).else(eb.ref('signed_by')).end(),
        }))
        .where('id', 'in', (eb) =>
          eb
            .selectFrom('stop_reports')
            .select('id')
            .where('photo_id', 'is not', null)
            .where('arrived_at', '<', $.since)
            .limit(batchSize),
        )
        .returning('id'),
    )
    .selectFrom('sent')
    .select('id')
    .unionAll((eb) => eb.selectFrom('taken').select('id')),
)

const clear: Record<RetentionKind, Statement<Old, { id: string }>> = {
  mails,
  messages,
  quotes,
  photos,
  waitingList,
  newsletterEnded,
  signInAddresses,
}

/** Clears a batch of what is older; answers how many there were. */
export async function clearBatch(sql: Sql, kind: RetentionKind, since: Date): Promise<number> {
  return (await clear[kind](sql, { since })).length
}
