import type { PlannedDelivery } from '@trivet/core/delivery'
import type { Sql } from '../../platform/database.ts'
import { bool } from '../../platform/sql/functions.ts'
import { statement } from '../../platform/sql/statement.ts'

export type FoundDelivery = {
  delivery: PlannedDelivery
  timeZone: string
  area: string | null
  depot: string
  userEmail: string
}

type Asked = { orderId: string; ownerId: string | null }

const plannedDelivery = statement<Asked>()('planned-delivery', (db, $) =>
  db
    .selectFrom('orders as o')
    .innerJoin('users as u', 'u.id', 'o.user_id')
    .select((eb) => [
      'o.status',
      'o.delivery_version as version',
      'o.street',
      'o.city',
      'o.state',
      'o.postal_code as postalCode',
      'o.country',
      'o.airbnb_listing as airbnbListing',
      'o.phone',
      'o.delivery_notes as deliveryNotes',
      'o.access',
      'o.delivery_window as deliveryWindow',
      'o.pickup_window as pickupWindow',
      'o.time_zone as timeZone',
      'o.area',
      'o.depot_id as depot',
      'u.email as userEmail',
      bool(eb('o.stay_id', 'is not', null)).as('isOfStay'),
    ])
    .where('o.id', '=', $.orderId)
    .where((eb) => eb.or([eb(eb.cast($.ownerId, 'text'), 'is', null), eb('o.user_id', '=', $.ownerId)])),
)

/** How an order is to be delivered now; with an owner, nobody else's order is found. */
export async function findPlannedDelivery(sql: Sql, asked: Asked): Promise<FoundDelivery | null> {
  const [row] = await plannedDelivery(sql, asked)
  if (!row) return null
  const { street, city, state, postalCode, country, timeZone, area, depot, userEmail, ...planned } = row
  return {
    delivery: { ...planned, address: { street, city, state, postalCode, country } },
    timeZone,
    area,
    depot,
    userEmail,
  }
}
