import type { Erased, ProvenInput } from '@trivet/core/contract/privacy'
import type { UserContext } from '../../api/context.ts'
import { confirmIdentity } from '../accounts/index.ts'
import { erasePerson } from './erase-person.ts'

/** A guest or host leaves, and nothing about them stays that the books do not need. */
export async function eraseOwnAccount(ctx: UserContext, { currentPassword }: ProvenInput): Promise<Erased> {
  await confirmIdentity(ctx, currentPassword)
  return erasePerson(ctx, { userId: ctx.actor.userId, details: {}, isAddressTheirs: false })
}
