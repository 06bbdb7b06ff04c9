import type { Session } from '@trivet/core/contract/accounts'
import { notify } from '../../lib/notify.ts'
import { useSession } from '../../lib/session.tsx'
import { trpc } from '../../lib/trpc.ts'

/** What a successful login or registration does; the page then sees the visitor signed in and moves on. */
export function useSignIn(message: string) {
  const { signIn } = useSession()
  const utils = trpc.useUtils()
  return (session: Session) => {
    // nothing of whoever was signed in before may show up
    void utils.users.profile.reset()
    void utils.orders.mine.reset()
    void utils.orders.byId.reset()
    void utils.kits.mine.reset()
    void utils.kits.byId.reset()
    void utils.kits.checkCart.reset()
    void utils.referrals.mine.reset()
    void utils.referrals.stats.reset()
    void utils.referrals.payouts.reset()
    void utils.referrals.payoutDetails.reset()
    void utils.stays.mine.reset()
    signIn(session)
    notify.success(message)
  }
}
