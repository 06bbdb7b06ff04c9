import type { VisitKind } from '@trivet/core/dispatch'
import { expressionBuilder } from 'kysely'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Tables } from '../../platform/sql/builder.ts'
import { orZero, sumOf } from '../../platform/sql/functions.ts'
import { dueCents, isOnAccount, isPriceSettled } from '../orders/index.ts'
import { phoneOfOrder } from './phone-of-order.ts'
import { lastReportOf } from './stops/last-report.ts'
import { windowOf } from './visit-window.ts'

const eb = expressionBuilder<Tables & { o: Tables['orders']; u: Tables['users'] }, 'o' | 'u'>()

/** Of an order `o`: the column of the visit's day. */
export const dayOf = { delivery: 'o.rental_start', pickup: 'o.rental_end' } as const satisfies Record<
  VisitKind,
  string
>
const otherDayOf = { delivery: dayOf.pickup, pickup: dayOf.delivery } as const

const items = orZero(
  eb
    .selectFrom('order_lines as l')
    .select((line) => sumOf(line.ref('l.quantity')).as('quantity'))
    .whereRef('l.order_id', '=', 'o.id'),
)

/** A visit of order `o`, whose guest is `u`. */
export const visitFields = (kind: VisitKind) =>
  [
    'o.id as orderId',
    'o.number as orderNumber',
    eb.val(kind).as('kind'),
    eb.ref(dayOf[kind]).as('day'),
    eb.ref(otherDayOf[kind]).as('otherDay'),
    windowOf(kind).as('window'),
    'o.status',
    isPriceSettled.as('isPaid'),
    'o.time_zone as timeZone',
    'u.name as guest',
    phoneOfOrder.as('phone'),
    'o.delivery_notes as deliveryNotes',
    'o.access',
    'o.street',
    'o.city',
    'o.state',
    'o.postal_code as postalCode',
    items.as('items'),
    dueCents.as('dueCents'),
    isOnAccount.as('isOnAccount'),
    jsonObjectFrom(lastReportOf(kind)).as('lastReport'),
  ] as const
