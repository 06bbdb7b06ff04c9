import type { MailTemplate } from '@trivet/core/mail'
import { mailNeeds, mailTemplates } from '@trivet/core/mail'
import {
  erasedWord,
  nobodysDomain,
  nobodysName,
  personalData,
  type Belonging,
  type Fate,
  type PersonalTable,
  type PersonalTableName,
} from '@trivet/core/privacy'
import { sql, type QueryCreator, type RawBuilder, type SqlBool } from 'kysely'
import type { Builder } from '../../platform/sql/builder.ts'
import { condition } from '../../platform/sql/functions.ts'
import type { Slots } from '../../platform/sql/statement.ts'

/**
 * Somebody to copy or erase: an account with its address, or an address that has none. An account whose address nobody has
 * proven goes without it: what was written to it, and from it, may be somebody else's.
 */
export type Person = { userId: string | null; email: string | null }

/** A person and the instant of their erasure. */
export type ErasedPerson = Person & { now: Date }

/** The tables of core's list by their names alone: their columns are checked against the database, by a test. */
export function anyTable(db: Builder): QueryCreator<Record<PersonalTableName, Record<string, unknown>>> {
  return db as unknown as QueryCreator<Record<PersonalTableName, Record<string, unknown>>>
}

export const tableOf = (name: PersonalTableName): PersonalTable => personalData[name]

const orders = ($: Slots<Person>) => sql`SELECT id FROM orders WHERE user_id = ${$.userId}`
const messages = ($: Slots<Person>) => sql`SELECT id FROM contact_messages WHERE lower(email) = ${$.email}`

// what goes to the host of an order is the host's
const guestMails: readonly MailTemplate[] = mailTemplates.filter((template) =>
  ['order', 'marketing'].includes(mailNeeds[template]),
)

const mails = ($: Slots<Person>) =>
  condition(sql`
  lower(recipient) = ${$.email} OR lower(data->>'newEmail') = ${$.email}
  OR (order_id IN (${orders($)}) AND template IN (${sql.join(guestMails.map((one) => sql.lit(one)))}))
`)

/** Each kind of thing that entries of the audit log are about, where it is this person's. */
const audited = ($: Slots<Person>) => sql`
  SELECT 'user:' || ${$.userId}::text
  UNION ALL SELECT 'order:' || id FROM orders WHERE user_id = ${$.userId}
  UNION ALL SELECT 'payout:' || id FROM payouts WHERE host_id = ${$.userId}
  UNION ALL SELECT 'review:' || id FROM reviews WHERE user_id = ${$.userId}
  UNION ALL SELECT 'written-quote:' || id FROM written_quotes WHERE user_id = ${$.userId}
  UNION ALL SELECT 'mail:' || id FROM queued_mails WHERE ${mails($)}
  UNION ALL SELECT 'message:' || id FROM contact_messages WHERE lower(email) = ${$.email}
  UNION ALL SELECT 'subscription:' || id FROM subscriptions WHERE email_key = ${$.email}
  UNION ALL SELECT 'user:' || id FROM staff_invitations WHERE email_key = ${$.email}`

type Whose<By extends Belonging['by']> = (
  $: Slots<Person>,
  belonging: Extract<Belonging, { by: By }>,
) => RawBuilder<SqlBool>

const whose: { [By in Belonging['by']]: Whose<By> } = {
  account: ($, { columns }) =>
    sql`(${sql.join(
      columns.map((column) => sql`${sql.ref(column)} = ${$.userId}`),
      sql` OR `,
    )})`,
  order: ($) => sql`order_id IN (${orders($)})`,
  'kept answer': ($) => sql`(user_id = ${$.userId} OR order_id IN (${orders($)}))`,
  email: ($, { column }) => sql`lower(${sql.ref(column)}) = ${$.email}`,
  message: ($) => sql`message_id IN (${messages($)})`,
  mail: mails,
  audit: ($) => sql`subject IN (${audited($)})`,
  limit: ($) => sql`strpos(lower(key), ${$.email}) > 0`,
}

/** The rows of a table that are this person's. */
export function rowsOf<By extends Belonging['by']>(
  $: Slots<Person>,
  belonging: Extract<Belonging, { by: By }>,
): RawBuilder<SqlBool> {
  const find: Whose<By> = whose[belonging.by as By]
  return find($, belonging)
}

type Gone = Exclude<Fate, 'kept' | 'deleted'>

const gone: { [One in Gone]: (column: RawBuilder<unknown>, $: Slots<ErasedPerson>) => RawBuilder<unknown> } =
  {
    null: () => sql`NULL`,
    empty: () => sql`''`,
    word: (column) =>
      sql`CASE WHEN ${column} = '' THEN '' WHEN ${column} IS NOT NULL THEN ${sql.lit(erasedWord)} END`,
    'word-anyway': () => sql`${sql.lit(erasedWord)}`,
    nobody: () => sql`${sql.lit(nobodysName)}`,
    'no-address': () => sql`'erased-' || id || ${sql.lit(`@${nobodysDomain}`)}`,
    'no-slug': () => sql`'erased-' || id`,
    numbers: (column) => sql`(
    SELECT coalesce(jsonb_object_agg(key, value), '{}') FROM jsonb_each(${column})
    WHERE jsonb_typeof(value) IN ('number', 'boolean')
  )`,
    'kit-name': (column) => sql`CASE WHEN kit_id IS NULL THEN ${column} ELSE 'Custom kit' END`,
    'changed-address': (column) => sql`
    CASE WHEN kind = 'delivery-changed' AND ${column} IS NOT NULL THEN ${sql.lit(erasedWord)} ELSE ${column} END`,
    now: (column, $) => sql`coalesce(${column}, ${$.now})`,
    'long-ago': () => sql`'epoch'::timestamptz`,
  }

/** What the columns of a table hold once the person is gone from it; null where all of them stay. */
export function cellsWithout(
  name: PersonalTableName,
  $: Slots<ErasedPerson>,
): Record<string, RawBuilder<unknown>> | null {
  const cells = Object.entries(tableOf(name).columns).flatMap(([column, fate]) =>
    fate === 'kept' || fate === 'deleted' ? [] : [[column, gone[fate](sql.ref(column), $)] as const],
  )
  return cells.length > 0 ? Object.fromEntries(cells) : null
}
