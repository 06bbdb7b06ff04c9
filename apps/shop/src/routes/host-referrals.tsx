import { AllReferrals } from '../features/referrals/all-referrals.tsx'
import { HostPage } from '../features/referrals/host-page.tsx'

export default function HostReferralsRoute() {
  return <HostPage title="Your referrals">{() => <AllReferrals />}</HostPage>
}
