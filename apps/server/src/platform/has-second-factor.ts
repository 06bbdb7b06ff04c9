import { expressionBuilder, type Expression, type SqlBool } from 'kysely'
import type { Tables } from './sql/builder.ts'

const eb = expressionBuilder<Tables, never>()

/** Whether the account's password has to be followed by a code. */
export function hasSecondFactor(userId: Expression<string>): Expression<SqlBool> {
  return eb.exists(
    eb
      .selectFrom('authenticator_apps as app')
      .select('app.user_id')
      .where('app.user_id', '=', userId)
      .where('app.confirmed_at', 'is not', null),
  )
}
