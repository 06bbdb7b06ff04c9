import { useSearchParams } from 'react-router'
import { ResetLinkMissing, ResetPasswordForm } from '../features/account/reset-password-form.tsx'
import { SignInFrame } from '../features/account/sign-in-frame.tsx'

export default function ResetPasswordRoute() {
  const [query] = useSearchParams()
  const token = query.get('token')
  return (
    <SignInFrame title="Set a New Password">
      {token ? <ResetPasswordForm token={token} /> : <ResetLinkMissing />}
    </SignInFrame>
  )
}
