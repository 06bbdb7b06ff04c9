import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { PageLoader } from '../components/page/page-loader.tsx'
import { AfterSignIn } from '../features/account/after-sign-in.tsx'
import { SignInFrame } from '../features/account/sign-in-frame.tsx'
import { useSession } from '../lib/session.tsx'

const RegisterForm = lazy(() =>
  import('../features/account/register-form.tsx').then((module) => ({ default: module.RegisterForm })),
)

export default function RegisterRoute() {
  const { status } = useSession()
  const [query] = useSearchParams()
  const redirect = query.get('redirect') ?? ''
  if (status === 'signed-in') return <AfterSignIn redirect={redirect} />
  return (
    <SignInFrame title="Create an Account" lead="A name, an email and a password are all it takes.">
      <Suspense fallback={<PageLoader />}>
        {status === 'loading' ? <PageLoader /> : <RegisterForm redirect={redirect} />}
      </Suspense>
    </SignInFrame>
  )
}
