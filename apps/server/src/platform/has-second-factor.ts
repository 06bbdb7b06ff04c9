import { expressionBuilder, type Expression, type SqlBool } from 'kysely'
import type { Tables } from './sql/builder.ts'

const eb = expressionBuilder<Tables, never>()

/** Whether the account's password has to be followed by something else. */
export function hasSecondFactor(userId: Expression<string>): Expression<SqlBool> {
  return eb.or([hasApp(userId), hasPasskey(userId)])
}

/** Whether codes of an authenticator app count for the account. */
export function hasApp(userId: Expression<string>): Expression<SqlBool> {
  return eb.exists(
    eb
      .selectFrom('authenticator_apps as app')
      .select('app.user_id')
      .where('app.user_id', '=', userId)
      .where('app.confirmed_at', 'is not', null),
  )
}

export function hasPasskey(userId: Expression<string>): Expression<SqlBool> {
  return eb.exists(
    eb.selectFrom('passkeys as passkey').select('passkey.user_id').where('passkey.user_id', '=', userId),
  )
}
