import type { NewRow } from '../../platform/sql/fields.ts'
import { insertRow } from '../../platform/sql/insert.ts'
import { statement } from '../../platform/sql/statement.ts'

// told by who looks at it
const closed = ['closedAt', 'closedBy', 'note'] as const

export type NewFlag = Omit<NewRow<'payment_flags', (typeof closed)[number]>, 'firstSeenAt' | 'lastSeenAt'> & {
  now: Date
}

/** Seen again it is the same flag; it opens again where the amounts are others than those somebody looked at. */
export const raiseFlag = statement<NewFlag>()('raise-flag', (db, $) =>
  insertRow(
    db,
    'payment_flags',
    {
      id: $.id,
      kind: $.kind,
      provider: $.provider,
      reference: $.reference,
      orderId: $.orderId,
      oursCents: $.oursCents,
      theirsCents: $.theirsCents,
      currency: $.currency,
      firstSeenAt: $.now,
      lastSeenAt: $.now,
    },
    closed,
  ).onConflict((conflict) =>
    conflict.columns(['provider', 'reference', 'kind']).doUpdateSet(({ eb, ref, fn }) => {
      const isSame = eb.and([
        eb('payment_flags.theirs_cents', 'is not distinct from', ref('excluded.theirs_cents')),
        eb('payment_flags.ours_cents', 'is not distinct from', ref('excluded.ours_cents')),
      ])
      const ifSame = eb.case().when(isSame)
      return {
        last_seen_at: ref('excluded.last_seen_at'),
        order_id: fn.coalesce('excluded.order_id', 'payment_flags.order_id'),
        ours_cents: ref('excluded.ours_cents'),
        theirs_cents: ref('excluded.theirs_cents'),
        closed_at: ifSame.then(ref('payment_flags.closed_at')).end(),
        closed_by: ifSame.then(ref('payment_flags.closed_by')).end(),
        note: ifSame.then(ref('payment_flags.note')).end(),
      }
    }),
  ),
)
