import { expressionBuilder, type Expression, type SqlBool } from 'kysely'
import type { Tables } from '../../platform/sql/builder.ts'

const eb = expressionBuilder<Tables, 'users'>()

/** Whether the account signed in from there before. */
export function isKnownAddress(address: Expression<string>): Expression<SqlBool> {
  return eb.exists(
    eb
      .selectFrom('sign_in_addresses as known')
      .select('known.address')
      .whereRef('known.user_id', '=', 'users.id')
      .where('known.address', '=', address),
  )
}
