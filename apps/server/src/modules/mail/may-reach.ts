import { emailKey } from '@trivet/core/accounts'
import { reachesUnproven } from '@trivet/core/mail'
import { isNobodysAddress } from '@trivet/core/privacy'
import type { Sql } from '../../platform/database.ts'
import { isUnprovenEmail } from '../accounts/index.ts'
import type { ClaimedMail } from '../outbox/index.ts'

/** Not what nobody needs, to the address of an account that is perhaps somebody else's; nothing where nobody is any more. */
export async function mayReach(
  sql: Sql,
  { template, recipient }: Pick<ClaimedMail, 'template' | 'recipient'>,
): Promise<boolean> {
  if (isNobodysAddress(recipient)) return false
  return reachesUnproven(template) || !(await isUnprovenEmail(sql, emailKey(recipient)))
}
