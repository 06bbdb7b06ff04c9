import type { PaymentProviderName } from '@trivet/core/payments'
import { expressionBuilder, type Expression } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Tables } from '../../platform/sql/builder.ts'
import { allFields } from '../../platform/sql/fields.ts'
import { bool } from '../../platform/sql/functions.ts'
import { insertFrom } from '../../platform/sql/insert.ts'
import { statement } from '../../platform/sql/statement.ts'
import { allExcluded } from '../../platform/sql/update.ts'
import { releasedUnits } from '../availability/index.ts'
import { parkedOrder, timelineEvents, unlockedKeys } from '../orders/index.ts'
import { droppedMails } from '../outbox/index.ts'
import { returnedDiscounts } from '../referrals/index.ts'

const eb = expressionBuilder<Tables, never>()

/** A part of a statement: nobody waits to hear what became of a charge of the order. */
export function isNotParked(orderId: Expression<string>) {
  const openChecks = eb
    .selectFrom('payment_checks')
    .select('order_id')
    .where('order_id', '=', orderId)
    .where('closed_at', 'is', null)
  return eb.not(eb.exists(openChecks))
}

export type Parking = {
  orderId: string
  actorId: string
  provider: PaymentProviderName
  /** By which the provider can be asked what became of the charge. */
  reference: string
  now: Date
}

/**
 * Takes the units and the discount from an order whose charge nobody knows the outcome of, and remembers them. Its
 * idempotency key may be used again at once: it leads back to this order, and so to the same charge.
 */
export const parkOrder = statement<Parking>()('park-order', (db, $) =>
  db
    .with('parked', (q) => parkedOrder(q, $))
    .with('freed', (q) => releasedUnits(q.selectFrom('parked').select('parked.id')).returningAll())
    .with('given_back', (q) => returnedDiscounts(q.selectFrom('parked').select('parked.id')))
    .with('unlocked', (q) => unlockedKeys(q.selectFrom('parked').select('parked.id')))
    .with('unsent', (q) => droppedMails(q.selectFrom('parked').select('parked.id')))
    .with('told', (q) =>
      timelineEvents(q, q.selectFrom('parked'), (eb) => ({
        orderId: eb.ref('parked.id'),
        at: $.now,
        actorId: $.actorId,
        kind: 'payment-unknown',
        from: null,
        to: null,
        note: null,
      })),
    )
    .with('remembered', (q) =>
      insertFrom(q, 'payment_checks', {
        from: q.selectFrom('parked'),
        cells: (eb) => ({
          orderId: eb.ref('parked.id'),
          provider: $.provider,
          reference: $.reference,
          reservations: jsonArrayFrom(
            eb.selectFrom('freed').select(allFields('reservations', 'freed', ['orderId', 'depotId'])),
          ),
          usedDiscount: bool(eb.exists(eb.selectFrom('given_back').select('given_back.order_id'))),
          createdAt: $.now,
          closedAt: null,
        }),
      }).onConflict((conflict) =>
        conflict.column('order_id').doUpdateSet(allExcluded('payment_checks', ['orderId'])),
      ),
    )
    .selectFrom('parked')
    .select('parked.id'),
)
