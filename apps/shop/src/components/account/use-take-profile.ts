import type { Profile } from '@trivet/core/contract/accounts'
import { storedSession } from '../../lib/session-store.ts'
import { useSession } from '../../lib/session.tsx'
import { trpc } from '../../lib/trpc.ts'

/** Takes over the profile that a change of it answered with. */
export function useTakeProfile() {
  const { update } = useSession()
  const utils = trpc.useUtils()
  return async (profile: Profile) => {
    // what was asked before the change may be answered after it, and would bring the old one back
    await utils.users.profile.cancel()
    // somebody else signed in meanwhile, in another tab
    if (storedSession.get()?._id !== profile._id) return
    update(profile)
    utils.users.profile.setData(undefined, profile)
  }
}
