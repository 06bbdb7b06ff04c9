import { newOrderNumber } from '../modules/checkout/new-order-number.ts'
import type { TestDatabase } from './database.ts'
import { newId } from '../platform/ids.ts'
import { createUser } from './factories.ts'

/** For tests: makes orders that reserve units, turnaround already inside, and answers their ids. */
export function unitsReserver(database: TestDatabase) {
  return async (productId: string, units: number, firstDay: string, lastDay: string): Promise<string> => {
    const customer = await createUser(database)
    const orderId = newId()
    await database.sql.query(
      `INSERT INTO orders (id, number, user_id, payment_method, subtotal_cents, extra_days_cents, damage_protection,
         damage_protection_cents, delivery_cents, tax_cents, discount_cents, total_cents, rates, rental_start,
         rental_end, time_zone, street, city, state, postal_code, country, agreed_to)
       VALUES ($1, $2, $3, 'stripe', 0, 0, false, 0, 0, 0, 0, 0, '{}', '2026-12-10', '2026-12-17', 'UTC', '1200 Barton Springs Rd', 'Austin', 'TX', '78704', 'USA', '{}')`,
      [orderId, newOrderNumber(8), customer.id],
    )
    await database.sql.query('INSERT INTO reservations VALUES ($1, $2, $3, $4, $5)', [
      orderId,
      productId,
      firstDay,
      lastDay,
      units,
    ])
    return orderId
  }
}
