import { safeRedirect } from '@trivet/core'
import { Navigate, useSearchParams } from 'react-router'
import { PageLoader } from '../components/page-loader.tsx'
import { LoginForm } from '../features/account/login-form.tsx'
import { SignInFrame } from '../features/account/sign-in-frame.tsx'
import { useSession } from '../lib/session.tsx'

export default function LoginRoute() {
  const { status } = useSession()
  const [query] = useSearchParams()
  const redirect = query.get('redirect') ?? ''
  if (status === 'signed-in') return <Navigate to={safeRedirect(redirect)} replace />
  return (
    <SignInFrame title="Sign In" lead="For your orders, your addresses and the way to checkout.">
      {status === 'loading' ? <PageLoader /> : <LoginForm redirect={redirect} />}
    </SignInFrame>
  )
}
