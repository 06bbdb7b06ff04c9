// What is kept of a status change by staff, so that it can be taken back.
import type { OrderStatus } from '@trivet/core/orders'
import { expressionBuilder } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Sql } from '../../../platform/database.ts'
import type { Builder, Tables } from '../../../platform/sql/builder.ts'
import type { NewRow } from '../../../platform/sql/fields.ts'
import { bool, text } from '../../../platform/sql/functions.ts'
import { insertRow } from '../../../platform/sql/insert.ts'
import { statement } from '../../../platform/sql/statement.ts'
import { timelineEvents } from '../timeline.repo.ts'

const kept = expressionBuilder<Tables & { k: Tables['status_changes'] }, 'k'>()

const since = kept
  .selectFrom('timeline_entries as s')
  .select(['s.kind', 's.from', 's.to'])
  .whereRef('s.order_id', '=', 'k.order_id')
  .whereRef('s.id', '>', 'k.entry_id')
  .orderBy('s.id')

const losses = kept
  .selectFrom('pickup_losses as l')
  .select('l.kind')
  .whereRef('l.order_id', '=', 'k.order_id')

const payoutLines = kept
  .selectFrom('payout_lines as l')
  .innerJoin('commission_entries as e', 'e.id', 'l.entry_id')
  .select('l.entry_id')
  .whereRef('e.order_id', '=', 'k.order_id')
  .whereRef('e.at', '>=', 'k.at')
  .where('l.is_returned', '=', false)

const withdrawnQuote = kept
  .selectFrom('written_quotes as q')
  .select('q.id')
  .whereRef('q.order_id', '=', 'k.order_id')
  .where('q.withdrawn_at', 'is not', null)

/** Kept changes `k` with what a rule has to know of them. */
export function selectKeptChange(db: Builder) {
  return db
    .selectFrom('status_changes as k')
    .select((eb) => [
      text(eb.ref('k.entry_id')).as('id'),
      'k.from',
      'k.to',
      'k.at',
      'k.held_until as heldUntil',
      bool(eb('k.taken_back_at', 'is not', null)).as('isTakenBack'),
      bool(eb('k.settled_at', 'is not', null)).as('isSettled'),
      jsonArrayFrom(since).as('since'),
      bool(eb.and([eb('k.to', '=', 'collected'), eb.exists(losses)])).as('hasLosses'),
      bool(eb.and([eb('k.to', '=', 'completed'), eb.exists(payoutLines)])).as('isPaidOut'),
      bool(eb.and([eb('k.to', '=', 'cancelled'), eb.exists(withdrawnQuote)])).as('isQuoteWithdrawn'),
    ])
}

type ChangeOfOrder = { orderId: string; changeId: string }

const keptChange = statement<ChangeOfOrder>()('kept-status-change', (db, $) =>
  selectKeptChange(db)
    .select(['k.put_on_account as putOnAccount', 'k.units', 'k.used_discount as usedDiscount'])
    .where('k.order_id', '=', $.orderId)
    .where((eb) => eb(text(eb.ref('k.entry_id')), '=', $.changeId)),
)

/** A status change of an order that is locked; null for one that is not its own, or was not kept. */
export async function findKeptChange(tx: Sql, change: ChangeOfOrder) {
  const [found] = await keptChange(tx, change)
  return found ?? null
}

type NewKeptChange = NewRow<'status_changes', 'settledAt' | 'takenBackAt'>

const keepStatusChangeStatement = statement<NewKeptChange>()('keep-status-change', (db, $, json) =>
  insertRow(
    db,
    'status_changes',
    {
      entryId: $.entryId,
      orderId: $.orderId,
      from: $.from,
      to: $.to,
      at: $.at,
      heldUntil: $.heldUntil,
      putOnAccount: $.putOnAccount,
      units: json.units,
      usedDiscount: $.usedDiscount,
      refundCents: $.refundCents,
      settlesAt: $.settlesAt,
    },
    ['settledAt', 'takenBackAt'],
  ),
)

/** What only a cancellation has to keep. */
type OfCancellation = 'usedDiscount' | 'refundCents' | 'settlesAt'

type ChangeToKeep = Omit<NewKeptChange, OfCancellation> & Partial<Pick<NewKeptChange, OfCancellation>>

export async function keepStatusChange(tx: Sql, change: ChangeToKeep): Promise<void> {
  await keepStatusChangeStatement(tx, {
    usedDiscount: false,
    refundCents: null,
    settlesAt: null,
    ...change,
  })
}

export type TakenBack = {
  changeId: string
  orderId: string
  actorId: string
  /** What it was and is again. */
  back: OrderStatus
  was: OrderStatus
  heldUntil: Date | null
  putOnAccount: boolean
  reason: string | null
  now: Date
}

const takeBackStatement = statement<TakenBack>()('take-status-change-back', (db, $) =>
  db
    .with('taken', (q) =>
      q
        .updateTable('status_changes as k')
        .set({ taken_back_at: $.now })
        .where((eb) => eb(text(eb.ref('k.entry_id')), '=', $.changeId))
        .where('k.order_id', '=', $.orderId)
        .where('k.taken_back_at', 'is', null)
        .where('k.settled_at', 'is', null)
        .returning('k.order_id as id'),
    )
    .with('changed', (q) =>
      q
        .updateTable('orders as o')
        .from('taken')
        .set((eb) => ({
          status: $.back,
          hold_expires_at: $.heldUntil,
          cancel_reason: null,
          on_account_because: eb
            .case()
            .when($.putOnAccount)
            .then(null)
            .else(eb.ref('o.on_account_because'))
            .end(),
          updated_at: $.now,
        }))
        .whereRef('o.id', '=', 'taken.id')
        .where('o.status', '=', $.was)
        .returning('o.id'),
    )
    .with('told', (q) =>
      timelineEvents(q, q.selectFrom('changed'), (eb) => ({
        orderId: eb.ref('changed.id'),
        at: $.now,
        actorId: $.actorId,
        kind: 'taken-back',
        from: $.was,
        to: $.back,
        note: $.reason,
      })),
    )
    .selectFrom('changed')
    .select('id'),
)

/** Order and timeline as before the change, which is then over; false where that is not how the order stands. */
export async function writeTakenBack(tx: Sql, taken: TakenBack): Promise<boolean> {
  const changed = await takeBackStatement(tx, taken)
  return changed.length === 1
}
