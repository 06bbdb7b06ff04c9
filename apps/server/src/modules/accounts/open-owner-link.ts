import { ownerLinkHours } from '@trivet/core/accounts'
import type { Services } from '../../api/context.ts'
import { hasOwner, insertOwnerLink } from './owner-links.repo.ts'
import { newSecretToken } from '../../platform/secret-token.ts'

/** A link by which the first owner opens a shop that has no staff yet; null once it has. */
export async function openOwnerLink({
  sql,
  clock,
  publicUrl,
}: Pick<Services, 'sql' | 'clock' | 'publicUrl'>): Promise<string | null> {
  if (await hasOwner(sql)) return null
  const token = newSecretToken()
  const expiresAt = new Date(clock.now().getTime() + ownerLinkHours * 3_600_000)
  await insertOwnerLink(sql, { token, expiresAt })
  return `${new URL(`/admin/owner?token=${token}`, publicUrl)}`
}
