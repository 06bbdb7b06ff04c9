import * as accountsCopy from '@trivet/core/copy/accounts'
import { referralDiscountPercent } from '@trivet/core/referrals'
import { Button } from '@trivet/ui/button'
import { Link, useNavigate } from 'react-router'
import { ProfileSection } from '../../components/account/profile-section.tsx'
import { useTakeProfile } from '../../components/account/use-take-profile.ts'
import { notify } from '../../lib/notify.ts'
import { useSession } from '../../lib/session.tsx'
import { messageOf, trpc } from '../../lib/trpc.ts'
import { paths } from '../../paths.ts'
import { commissionPercent } from './host-words.ts'
import { PayoutDetails } from './payout-details.tsx'

/** The host program in the profile: the way in, or where the money goes. */
export function HostPanel() {
  const { user } = useSession()
  return (
    <ProfileSection id="host-program" title="Host program" text="For those who rent out a place to stay.">
      {user?.isHost ? <ForHosts /> : <BecomeHost />}
    </ProfileSection>
  )
}

function BecomeHost() {
  const takeProfile = useTakeProfile()
  const navigate = useNavigate()
  const become = trpc.users.becomeHost.useMutation({
    async onSuccess(profile) {
      await takeProfile(profile)
      notify.success(accountsCopy.becameHost)
      void navigate(paths.hostDashboard())
    },
    onError: (error) => notify.error(messageOf(error, accountsCopy.becomeHostFailed)),
  })
  return (
    <div className="rounded-cloth border weave weave-essential py-6 pr-5 pl-22">
      <p className="max-w-prose">
        Your guests get {referralDiscountPercent}% off their first order. You earn {commissionPercent}% of the
        rental on every order with your code.
      </p>
      <Button className="mt-5" loading={become.isPending} onClick={() => become.mutate()}>
        Become a Host
      </Button>
      {become.error && (
        <p role="alert" className="mt-3 text-small text-destructive">
          {messageOf(become.error, accountsCopy.becomeHostFailed)}
        </p>
      )}
    </div>
  )
}

function ForHosts() {
  return (
    <div className="flex flex-col gap-6">
      <p>
        You are a host.{' '}
        <Link to={paths.hostDashboard()} className="font-medium underline underline-offset-4">
          Host Dashboard
        </Link>
      </p>
      <PayoutDetails />
    </div>
  )
}
