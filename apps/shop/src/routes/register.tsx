import { safeRedirect } from '@trivet/core'
import { Navigate, useSearchParams } from 'react-router'
import { PageLoader } from '../components/page-loader.tsx'
import { RegisterForm } from '../features/account/register-form.tsx'
import { SignInFrame } from '../features/account/sign-in-frame.tsx'
import { useSession } from '../lib/session.tsx'

export default function RegisterRoute() {
  const { status } = useSession()
  const [query] = useSearchParams()
  const redirect = query.get('redirect') ?? ''
  if (status === 'signed-in') return <Navigate to={safeRedirect(redirect)} replace />
  return (
    <SignInFrame title="Create an Account" lead="A name, an e-mail and a password are all it takes.">
      {status === 'loading' ? <PageLoader /> : <RegisterForm redirect={redirect} />}
    </SignInFrame>
  )
}
