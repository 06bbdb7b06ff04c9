import { deleteExpiredEmailLinks } from './modules/accounts/email-links.repo.ts'
import { deleteExpiredResetTokens } from './modules/accounts/expired-reset-tokens.repo.ts'
import { deleteExpiredOwnerLinks } from './modules/accounts/owner-links.repo.ts'
import { deleteExpiredPasskeyChallenges } from './modules/accounts/passkeys/passkey-challenges.repo.ts'
import { deleteExpiredChallenges } from './modules/accounts/second-factor/sign-in-challenges.repo.ts'
import { eraseAccess } from './modules/delivery/erase-access.repo.ts'
import { deleteIdempotencyKeys } from './modules/orders/idempotency-keys.repo.ts'
import { clearOld } from './modules/privacy/clear-old.ts'
import { forgetFarewells } from './modules/privacy/forget-farewells.repo.ts'
import type { Clock } from './platform/clock.ts'
import type { Sql } from './platform/database.ts'
import { deleteCounters } from './platform/limits.ts'
import { createSessions } from './platform/sessions.ts'

// a client may repeat a request for at least a day; a week covers a weekend without network
const idempotencyKeyMs = 7 * 24 * 3_600_000

/** Deletes counters, sessions, links, keys, access codes and last mails that are over. */
export async function keepHouse({ sql, clock }: { sql: Sql; clock: Clock }): Promise<void> {
  const now = clock.now()
  await createSessions({ sql, clock }).deleteExpiredSessions()
  await deleteCounters(sql, { now })
  await deleteExpiredResetTokens(sql, { now })
  await deleteExpiredEmailLinks(sql, { now })
  await deleteExpiredOwnerLinks(sql, { now })
  await deleteExpiredChallenges(sql, { now })
  await deleteExpiredPasskeyChallenges(sql, { now })
  await eraseAccess(sql, { now })
  await forgetFarewells(sql, {})
  await clearOld({ sql, clock })
  await deleteIdempotencyKeys(sql, { before: new Date(now.getTime() - idempotencyKeyMs) })
}
