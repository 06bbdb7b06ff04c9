import { lazy } from 'react'
import { useSearchParams } from 'react-router'
import { AfterSignIn } from '../features/account/after-sign-in.tsx'
import { LateForm } from '../features/account/late-form.tsx'
import { SignInFrame } from '../features/account/sign-in-frame.tsx'
import { publicPageHeaders } from '../lib/cache-headers.ts'
import { onceLoaded } from '../lib/once-loaded.ts'
import { useSession } from '../lib/session.tsx'

const RegisterForm = lazy(() =>
  onceLoaded(
    import('../features/account/register-form.tsx').then((file) => ({ default: file.RegisterForm })),
  ),
)

export const headers = publicPageHeaders

export default function RegisterRoute() {
  const { status } = useSession()
  const [query] = useSearchParams()
  const redirect = query.get('redirect') ?? ''
  return (
    <>
      {status === 'signed-in' && <AfterSignIn redirect={redirect} />}
      <SignInFrame title="Create an Account" lead="A name, an email and a password are all it takes.">
        <LateForm Form={RegisterForm} redirect={redirect} need="Making an account needs JavaScript." />
      </SignInFrame>
    </>
  )
}
