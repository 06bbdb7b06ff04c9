import { expressionBuilder } from 'kysely'
import type { Tables } from '../../platform/sql/builder.ts'

const eb = expressionBuilder<Tables & { o: Tables['orders'] }, 'o'>()

/** Of an order `o`: its provider has not said whether it was charged, so it waits without a hold and without units. */
export const isChargeOpen = eb.and([
  eb('o.status', '=', 'pending'),
  eb('o.paid_at', 'is', null),
  eb('o.hold_expires_at', 'is', null),
])
