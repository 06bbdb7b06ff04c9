import type { CancelReason, OrderStatus } from '@trivet/core/orders'
import type { Sql } from '../../../platform/database.ts'
import { bool } from '../../../platform/sql/functions.ts'
import { statement } from '../../../platform/sql/statement.ts'
import { isChargeOpen } from '../charge-open.ts'
import { timelineEvents } from '../timeline.repo.ts'

export type LockedOrder = {
  userId: string
  userEmail: string
  isPaid: boolean
  isChargeOpen: boolean
  holdExpiresAt: Date | null
  status: OrderStatus
}

const lockOrderStatement = statement<{ orderId: string; ownerId: string | null }>()('lock-order', (db, $) =>
  db
    .selectFrom('orders as o')
    .innerJoin('users as u', 'u.id', 'o.user_id')
    .select((eb) => [
      'o.user_id as userId',
      'u.email as userEmail',
      bool(eb('o.paid_at', 'is not', null)).as('isPaid'),
      bool(isChargeOpen).as('isChargeOpen'),
      'o.hold_expires_at as holdExpiresAt',
      'o.status',
    ])
    .where('o.id', '=', $.orderId)
    .where((eb) => eb.or([eb(eb.cast($.ownerId, 'text'), 'is', null), eb('o.user_id', '=', $.ownerId)]))
    .forUpdate('o'),
)

/**
 * The order, held until the transaction ends: refunds, status changes and other changes of one order come one after
 * the other. With an owner, nobody else's order is found.
 */
export async function lockOrder(
  tx: Sql,
  orderId: string,
  ownerId: string | null = null,
): Promise<LockedOrder | null> {
  const [found] = await lockOrderStatement(tx, { orderId, ownerId })
  return found ?? null
}

export type StatusChange = {
  orderId: string
  from: OrderStatus
  to: OrderStatus
  actorId: string
  note: string
  /** Who cancels it, where `to` is cancelled. */
  cancelReason: CancelReason
  /** Lets an unpaid order go on. */
  onAccountBecause?: string | undefined
  now: Date
}

type StatusValues = Omit<StatusChange, 'note' | 'cancelReason' | 'onAccountBecause'> & {
  note: string | null
  cancelReason: CancelReason | null
  onAccountBecause: string | null
}

const writeStatusStatement = statement<StatusValues>()('write-status', (db, $) =>
  db
    .with('changed', (q) =>
      q
        .updateTable('orders')
        .set((eb) => ({
          status: $.to,
          hold_expires_at: null,
          updated_at: $.now,
          cancel_reason: eb.fn.coalesce($.cancelReason, 'cancel_reason'),
          on_account_because: eb.fn.coalesce($.onAccountBecause, 'on_account_because'),
        }))
        .where('id', '=', $.orderId)
        .where('status', '=', $.from)
        .returning('id'),
    )
    .with('told', (q) =>
      timelineEvents(q, q.selectFrom('changed'), (eb) => ({
        orderId: eb.ref('changed.id'),
        at: $.now,
        actorId: $.actorId,
        kind: 'status',
        from: $.from,
        to: $.to,
        note: $.note,
      })).returning('id'),
    )
    .selectFrom('told')
    .select('told.id'),
)

/** Answers with the id of its event in the timeline. */
export async function writeStatus(tx: Sql, change: StatusChange): Promise<string> {
  const [told] = await writeStatusStatement(tx, {
    ...change,
    note: change.note || null,
    cancelReason: change.to === 'cancelled' ? change.cancelReason : null,
    onAccountBecause: change.onAccountBecause ?? null,
  })
  // whoever changes a status has locked the order and seen it
  if (!told) throw new RangeError(`Order ${change.orderId} is not ${change.from}`)
  return told.id
}

/** Its price, which nobody has to pay any more. */
export const writePriceWaiver = statement<{ orderId: string; now: Date }>()('write-price-waiver', (db, $) =>
  db
    .updateTable('orders')
    .set({ payment_status: 'waived', updated_at: $.now })
    .where('id', '=', $.orderId)
    .where('paid_at', 'is', null),
)
