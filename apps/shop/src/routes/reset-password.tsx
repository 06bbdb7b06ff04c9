import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { ResetLinkMissing } from '../features/account/reset-link-missing.tsx'
import { SignInFrame } from '../features/account/sign-in-frame.tsx'

const ResetPasswordForm = lazy(() =>
  import('../features/account/reset-password-form.tsx').then((module) => ({
    default: module.ResetPasswordForm,
  })),
)

export default function ResetPasswordRoute() {
  const [query] = useSearchParams()
  const token = query.get('token')
  return (
    <SignInFrame title="Set a New Password">
      <Suspense>{token ? <ResetPasswordForm token={token} /> : <ResetLinkMissing />}</Suspense>
    </SignInFrame>
  )
}
