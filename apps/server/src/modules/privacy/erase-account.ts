import type { Erased, PersonOfAccountInput } from '@trivet/core/contract/privacy'
import type { UserContext } from '../../api/context.ts'
import { erasePerson } from './erase-person.ts'

/** Staff erase somebody who asked for it by mail. */
export async function eraseAccount(ctx: UserContext, { id, reason }: PersonOfAccountInput): Promise<Erased> {
  return erasePerson(ctx, { userId: id, details: { reason }, isAddressTheirs: true })
}
