import type { AddressReminderDays } from '@trivet/core/address'
import type { Sql } from '../../../platform/database.ts'
import { dayIn, isFromTime, joined, plusDays, text } from '../../../platform/sql/functions.ts'
import { statement } from '../../../platform/sql/statement.ts'

export type AddressReminder = { orderId: string; recipient: string; dedupeKey: string }

const most = 200

const statementOf = (daysBefore: AddressReminderDays, lastDaysBefore: number) =>
  statement<{ now: Date; fromTime: string }>()(`addresses-needed-${daysBefore}`, (db, $) =>
    db
      .selectFrom('orders as o')
      .innerJoin('users as u', 'u.id', 'o.user_id')
      .select((eb) => {
        const day = text(eb.ref('o.rental_start'))
        return [
          'o.id as orderId',
          'u.email as recipient',
          joined('address-needed:', eb.ref('o.id'), ':', day, `:${daysBefore}`).as('dedupeKey'),
        ]
      })
      .where('o.street', '=', '')
      .where('o.status', 'in', ['confirmed', 'packed'])
      .where((eb) => {
        const today = dayIn($.now, eb.ref('o.time_zone'))
        const dayOfReminder = plusDays(eb.ref('o.rental_start'), -daysBefore)
        return eb.and([
          eb.between('o.rental_start', plusDays(today, lastDaysBefore), plusDays(today, daysBefore)),
          // later bookings are asked by their confirmation
          eb(dayIn(eb.ref('o.created_at'), eb.ref('o.time_zone')), '<', dayOfReminder),
          isFromTime($.now, eb.ref('o.time_zone'), $.fromTime),
        ])
      })
      .where((eb) => {
        const day = text(eb.ref('o.rental_start'))
        const key = joined('address-needed:', eb.ref('o.id'), ':', day, `:${daysBefore}`)
        return eb.not(
          eb.exists(eb.selectFrom('queued_mails as m').select('m.id').where('m.dedupe_key', '=', key)),
        )
      })
      .orderBy('o.id')
      .limit(most),
  )

const statements = { 7: statementOf(7, 4), 3: statementOf(3, 0) }

/** Orders without a street so many days before their delivery, or a little less, whose guests were not asked yet. */
export function findAddressesNeeded(
  sql: Sql,
  { daysBefore, ...asked }: { daysBefore: AddressReminderDays; now: Date; fromTime: string },
): Promise<AddressReminder[]> {
  return statements[daysBefore](sql, asked)
}
