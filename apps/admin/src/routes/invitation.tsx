import { Navigate, useSearchParams } from 'react-router'
import { AskedInvitation } from '../features/account/asked-invitation.tsx'
import { SignedOutPage } from '../frame/signed-out-page.tsx'
import { homeOf, roleOf } from '../lib/may.ts'
import { shopName } from '../lib/shop-name.ts'
import { useStaff } from '../lib/session.ts'

export default function InvitationRoute() {
  const staff = useStaff()
  const [query] = useSearchParams()
  if (staff) return <Navigate to={homeOf(roleOf(staff))} replace />
  return (
    <SignedOutPage
      title="Invitation"
      heading={`Work with ${shopName}`}
      form={<AskedInvitation token={query.get('token') ?? ''} />}
    />
  )
}
