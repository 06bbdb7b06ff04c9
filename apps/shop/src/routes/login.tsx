import { lazy } from 'react'
import { useSearchParams } from 'react-router'
import { AfterSignIn } from '../features/account/after-sign-in.tsx'
import { LateForm } from '../features/account/late-form.tsx'
import { SignInFrame } from '../features/account/sign-in-frame.tsx'
import { publicPageHeaders } from '../lib/cache-headers.ts'
import { onceLoaded } from '../lib/once-loaded.ts'
import { browserLoader, serverLoader } from '../lib/route-data.ts'
import type { Needs } from '../lib/route-data.ts'
import { useSession } from '../lib/session.tsx'

const LoginForm = lazy(() =>
  onceLoaded(import('../features/account/login-form.tsx').then((file) => ({ default: file.LoginForm }))),
)

// the accounts of the demo shop stand below the form
const needs: Needs<object> = (utils) => utils.shop.info.prefetch()

export const loader = serverLoader(needs)
export const clientLoader = browserLoader(needs)
export const headers = publicPageHeaders

export default function LoginRoute() {
  const { status } = useSession()
  const [query] = useSearchParams()
  const redirect = query.get('redirect') ?? ''
  return (
    <>
      {status === 'signed-in' && <AfterSignIn redirect={redirect} />}
      <SignInFrame title="Sign In" lead="For your orders, your addresses and the way to checkout.">
        <LateForm Form={LoginForm} redirect={redirect} need="Signing in needs JavaScript." />
      </SignInFrame>
    </>
  )
}
