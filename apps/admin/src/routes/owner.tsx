import { Navigate, useSearchParams } from 'react-router'
import { OwnerForm } from '../features/account/owner-form.tsx'
import { SignedOutPage } from '../frame/signed-out-page.tsx'
import { useStaff } from '../lib/session.ts'
import { paths } from '../paths.ts'

export default function OwnerRoute() {
  const staff = useStaff()
  const [query] = useSearchParams()
  if (staff) return <Navigate to={paths.dashboard()} replace />
  return (
    <SignedOutPage
      title="Open the shop"
      heading="Become the owner"
      form={<OwnerForm token={query.get('token') ?? ''} />}
    />
  )
}
