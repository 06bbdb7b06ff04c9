import type { Sql } from '../../platform/database.ts'
import { bool } from '../../platform/sql/functions.ts'
import { insertRow } from '../../platform/sql/insert.ts'
import { statement } from '../../platform/sql/statement.ts'
import { accountFields } from './account.ts'
import { isKnownAddress } from './known-address.ts'
import { hasApp, hasPasskey } from '../../platform/has-second-factor.ts'

const signInFacts = statement<{ emailKey: string; address: string }>()('sign-in-facts', (db, $) =>
  db
    .selectFrom('users')
    .select(accountFields)
    .select((eb) => [
      'users.password_hash as passwordHash',
      bool(eb('users.disabled_at', 'is not', null)).as('isDisabled'),
      bool(isKnownAddress($.address)).as('isKnownAddress'),
      bool(hasApp(eb.ref('users.id'))).as('hasApp'),
      bool(hasPasskey(eb.ref('users.id'))).as('hasPasskey'),
    ])
    .where('users.email_key', '=', $.emailKey),
)

export type SignInFacts = Awaited<ReturnType<typeof signInFacts>>[number]

/** One statement whether there is such an account or not, so that the time it takes tells nothing. */
export async function findSignInFacts(
  sql: Sql,
  asked: { emailKey: string; address: string },
): Promise<SignInFacts | null> {
  const [facts] = await signInFacts(sql, asked)
  return facts ?? null
}

type SignIn = { userId: string; address: string; now: Date }

const rememberStatement = statement<SignIn & { forgetBefore: Date }>()('remember-sign-in-address', (db, $) =>
  insertRow(
    db.with('forgotten', (q) =>
      q
        .deleteFrom('sign_in_addresses')
        .where('user_id', '=', $.userId)
        .where('address', '<>', $.address)
        .where('last_used_at', '<', $.forgetBefore),
    ),
    'sign_in_addresses',
    { userId: $.userId, address: $.address, lastUsedAt: $.now },
  ).onConflict((conflict) =>
    conflict
      .columns(['user_id', 'address'])
      .doUpdateSet((eb) => ({ last_used_at: eb.ref('excluded.last_used_at') })),
  ),
)

const rememberedMs = 90 * 24 * 60 * 60_000

/** Notes where an account signed in from and forgets where it has not been for 90 days. */
export async function rememberSignInAddress(sql: Sql, signIn: SignIn): Promise<void> {
  await rememberStatement(sql, { ...signIn, forgetBefore: new Date(signIn.now.getTime() - rememberedMs) })
}
