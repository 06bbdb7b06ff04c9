import { useSearchParams } from 'react-router'
import { SignInFrame } from '../features/account/sign-in-frame.tsx'
import { VerifyEmailPanel } from '../features/account/verify-email-panel.tsx'

export default function VerifyEmailRoute() {
  const [query] = useSearchParams()
  return (
    <SignInFrame title="Confirm your email">
      <VerifyEmailPanel token={query.get('token')} />
    </SignInFrame>
  )
}
