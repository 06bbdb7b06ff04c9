import type { Session } from '@trivet/core/contract/accounts'
import { notify } from '../../lib/notify.ts'
import { readEndedUser } from '../../lib/session-store.ts'
import { useSession } from '../../lib/session.tsx'
import { trpc } from '../../lib/trpc.ts'

/** What a successful login or registration does; the page then sees the visitor signed in and moves on. */
export function useSignIn(message: string) {
  const { signIn } = useSession()
  const utils = trpc.useUtils()
  return (session: Session) => {
    // who comes back after their session ended finds the page as they left it
    if (session._id !== readEndedUser()?._id) forgetEarlierUser()
    signIn(session)
    notify.success(message)
  }

  /** Nothing of whoever was signed in before may show up. */
  function forgetEarlierUser() {
    void utils.users.profile.reset()
    void utils.orders.mine.reset()
    void utils.orders.waiting.reset()
    void utils.orders.byId.reset()
    void utils.kits.mine.reset()
    void utils.kits.byId.reset()
    void utils.kits.checkCart.reset()
    void utils.referrals.mine.reset()
    void utils.referrals.stats.reset()
    void utils.referrals.payouts.reset()
    void utils.referrals.payoutDetails.reset()
    void utils.stays.mine.reset()
    void utils.sessions.mine.reset()
  }
}
