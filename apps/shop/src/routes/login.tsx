import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { PageLoader } from '../components/page/page-loader.tsx'
import { AfterSignIn } from '../features/account/after-sign-in.tsx'
import { SignInFrame } from '../features/account/sign-in-frame.tsx'
import { useSession } from '../lib/session.tsx'

const LoginForm = lazy(() =>
  import('../features/account/login-form.tsx').then((module) => ({ default: module.LoginForm })),
)

export default function LoginRoute() {
  const { status } = useSession()
  const [query] = useSearchParams()
  const redirect = query.get('redirect') ?? ''
  if (status === 'signed-in') return <AfterSignIn redirect={redirect} />
  return (
    <SignInFrame title="Sign In" lead="For your orders, your addresses and the way to checkout.">
      <Suspense fallback={<PageLoader />}>
        {status === 'loading' ? <PageLoader /> : <LoginForm redirect={redirect} />}
      </Suspense>
    </SignInFrame>
  )
}
