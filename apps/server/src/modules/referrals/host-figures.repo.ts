import type { LedgerEntry } from '@trivet/core/referrals'
import type { NotNull } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Sql } from '../../platform/database.ts'
import type { Builder } from '../../platform/sql/builder.ts'
import { int, largeSumOf, shopMonth, sumOf } from '../../platform/sql/functions.ts'
import { statement, type Slots } from '../../platform/sql/statement.ts'
import { commissionOf } from './order-commission.repo.ts'
import { rentedForCents } from './rented-for.ts'

const commissionEntries = statement<{ hostId: string }>()('commission-entries', (db, $) =>
  db
    .selectFrom('commission_entries')
    .select((eb) => ['from', 'to', largeSumOf(eb.ref('cents')).as('cents')])
    .where('host_id', '=', $.hostId)
    .groupBy(['from', 'to']),
)

/** Sums of equal lines: as good as the lines themselves, however long the ledger is. */
export function findCommissionEntries(sql: Sql, hostId: string): Promise<LedgerEntry[]> {
  return commissionEntries(sql, { hostId })
}

type Asked = { hostId: string; since: Date; count: number }

/** How often the code was used: by orders that were paid and stand. */
const usage = (db: Builder, $: Slots<Asked>) =>
  db
    .selectFrom('referral_uses as u')
    .innerJoin('orders as o', 'o.id', 'u.order_id')
    .select((eb) => int(eb.fn.countAll()).as('usage'))
    .where('u.host_id', '=', $.hostId)
    .where('o.paid_at', 'is not', null)
    .where('o.status', '<>', 'cancelled')

/** What each month's orders earned, less what was taken back of it since. */
const months = (db: Builder, $: Slots<Asked>) =>
  db
    .selectFrom('commission_entries as e')
    .innerJoinLateral(
      (lateral) =>
        lateral
          .selectFrom('commission_entries as b')
          .select((eb) => sumOf(eb.ref('b.cents')).as('cents'))
          .whereRef('b.order_id', '=', 'e.order_id')
          .where('b.to', 'is', null)
          .as('back'),
      (join) => join.onTrue(),
    )
    .select((eb) => [
      shopMonth(eb.ref('e.at')).as('month'),
      largeSumOf(eb('e.cents', '-', eb.ref('back.cents'))).as('cents'),
    ])
    .where('e.host_id', '=', $.hostId)
    .where('e.from', 'is', null)
    .where('e.at', '>=', $.since)
    .groupBy((eb) => shopMonth(eb.ref('e.at')))

const recent = (db: Builder, $: Slots<Asked>) =>
  db
    .selectFrom('referral_uses as u')
    .innerJoin('orders as o', 'o.id', 'u.order_id')
    .innerJoinLateral(
      (lateral) => commissionOf(lateral.ref('o.id')).as('ledger'),
      (join) => join.onTrue(),
    )
    .select((eb) => [
      'o.paid_at as date',
      rentedForCents.as('orderAmountCents'),
      eb('ledger.earnedCents', '-', eb.ref('ledger.takenBackCents')).as('commissionCents'),
      'o.status as orderStatus',
      'ledger.isHeld',
    ])
    .where('u.host_id', '=', $.hostId)
    .where('o.paid_at', 'is not', null)
    .$narrowType<{ date: NotNull }>()
    .orderBy('u.created_at', 'desc')
    .limit($.count)

const hostHistory = statement<Asked>()('host-history', (db, $) =>
  db.selectNoFrom([
    usage(db, $).as('usage'),
    jsonArrayFrom(months(db, $)).as('months'),
    jsonArrayFrom(
      db.selectFrom(recent(db, $).as('referral')).selectAll('referral').orderBy('referral.date', 'desc'),
    ).as('recent'),
  ]),
)

/**
 * What the host's code did. Of an order only amount, day and status are read: who placed it and where it goes is
 * nobody's business here.
 */
export async function findHostHistory(sql: Sql, asked: Asked) {
  const [history] = await hostHistory(sql, asked)
  return { usage: history?.usage ?? 0, months: history?.months ?? [], recent: history?.recent ?? [] }
}
