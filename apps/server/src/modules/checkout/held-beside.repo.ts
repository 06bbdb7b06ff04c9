import { rentalDays } from '@trivet/core/dates'
import type { UnpaidHoldFacts } from '@trivet/core/orders'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Sql } from '../../platform/database.ts'
import { bool } from '../../platform/sql/functions.ts'
import { statement } from '../../platform/sql/statement.ts'
import { storedSettings, toVersionedSettings } from '../settings/index.ts'
import { held, type HoldFacts } from './order-facts.repo.ts'

type HeldBeside = HoldFacts &
  Pick<UnpaidHoldFacts, 'asked'> & {
    /** Somebody has shown that the account's address is theirs. */
    isProven: boolean
  }

const heldBesideStatement = statement<{ orderId: string; now: Date }>()('held-beside', (db, $) =>
  db
    .selectFrom('orders as placed')
    .innerJoin('users as u', 'u.id', 'placed.user_id')
    .where('placed.id', '=', $.orderId)
    .select((eb) => {
      const beside = held(db, $).where('o.id', '<>', $.orderId)
      return [
        eb.fn.coalesce('placed.units', eb.lit(0)).as('units'),
        bool(eb('u.email_proven_at', 'is not', null)).as('isProven'),
        'placed.rental_start as start',
        'placed.rental_end as end',
        jsonArrayFrom(beside.where('o.user_id', '=', eb.ref('placed.user_id'))).as('heldOfUser'),
        jsonArrayFrom(beside.where('o.address_key', '=', eb.ref('placed.address_key'))).as('heldAtAddress'),
        storedSettings(db).as('settings'),
      ]
    }),
)

/** What an order holds, and what waits for its payment beside it. */
export async function findHeldBeside(
  sql: Sql,
  order: { orderId: string; now: Date },
): Promise<HeldBeside | null> {
  const [row] = await heldBesideStatement(sql, order)
  if (!row) return null
  const { units, start, end, settings, ...beside } = row
  return {
    ...beside,
    asked: { units, days: rentalDays({ start, end }) },
    settings: toVersionedSettings(settings),
  }
}
