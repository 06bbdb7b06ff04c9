import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { SignInFrame } from '../features/account/sign-in-frame.tsx'

const AskedResetLink = lazy(() =>
  import('../features/account/asked-reset-link.tsx').then((module) => ({ default: module.AskedResetLink })),
)

export default function ResetPasswordRoute() {
  const [query] = useSearchParams()
  return (
    <SignInFrame title="Set a New Password">
      <Suspense>
        <AskedResetLink token={query.get('token') ?? ''} />
      </Suspense>
    </SignInFrame>
  )
}
