import type { Address } from '@trivet/core/address'
import type { DeliveryDetails } from '@trivet/core/delivery'
import type { Builder } from '../../platform/sql/builder.ts'
import { statement, type Slots } from '../../platform/sql/statement.ts'
import { timelineEvents } from '../orders/index.ts'

/** Where and how an order is brought, all of it. */
export type DeliveryRow = Address &
  DeliveryDetails & {
    orderId: string
    airbnbListing: string | null
    version: number
    timeZone: string
    area: string | null
    depot: string
    /** Whether the guest's hours of the visit are others: what staff made of the old ones is over. */
    isDeliveryRetimed: boolean
    isPickupRetimed: boolean
    now: Date
  }

type ToldRow = DeliveryRow & {
  actorId: string
  /** The addresses, where it is another one. */
  from: string | null
  to: string | null
  note: string
}

function written(db: Builder, $: Slots<DeliveryRow>) {
  return db
    .updateTable('orders')
    .set({
      street: $.street,
      city: $.city,
      state: $.state,
      postal_code: $.postalCode,
      country: $.country,
      airbnb_listing: $.airbnbListing,
      phone: $.phone,
      delivery_notes: $.deliveryNotes,
      access: $.access,
      delivery_window: $.deliveryWindow,
      pickup_window: $.pickupWindow,
      delivery_version: $.version,
      time_zone: $.timeZone,
      area: $.area,
      depot_id: $.depot,
      updated_at: $.now,
    })
    .where('id', '=', $.orderId)
    .returning('id')
}

function asChosen(db: Builder, $: Slots<DeliveryRow>) {
  return db
    .deleteFrom('visit_windows')
    .where('order_id', '=', $.orderId)
    .where((eb) =>
      eb.or([
        eb.and([eb('kind', '=', 'delivery'), $.isDeliveryRetimed]),
        eb.and([eb('kind', '=', 'pickup'), $.isPickupRetimed]),
      ]),
    )
}

/** The order's new delivery details; whoever has it moved tells so in the timeline. */
export const moveDelivery = statement<DeliveryRow>()('move-delivery', (db, $) =>
  db
    .with('changed', () => written(db, $))
    .with('asChosen', () => asChosen(db, $))
    .selectFrom('changed')
    .select('id'),
)

/** The order's new delivery details, with the event in its timeline. */
export const writeDeliveryDetails = statement<ToldRow>()('write-delivery-details', (db, $) =>
  db
    .with('changed', () => written(db, $))
    .with('asChosen', () => asChosen(db, $))
    .with('told', (q) =>
      timelineEvents(q, q.selectFrom('changed'), (eb) => ({
        orderId: eb.ref('changed.id'),
        at: $.now,
        actorId: $.actorId,
        kind: 'delivery-changed',
        from: $.from,
        to: $.to,
        note: $.note,
      })),
    )
    .selectFrom('changed')
    .select('id'),
)
