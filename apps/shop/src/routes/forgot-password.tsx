import { lazy, Suspense } from 'react'
import { SignInFrame } from '../features/account/sign-in-frame.tsx'

const ForgotPasswordForm = lazy(() =>
  import('../features/account/forgot-password-form.tsx').then((module) => ({
    default: module.ForgotPasswordForm,
  })),
)

export default function ForgotPasswordRoute() {
  return (
    <SignInFrame
      title="Forgot Password"
      lead="Tell us your email and we send you a link to set a new password."
    >
      <Suspense>
        <ForgotPasswordForm />
      </Suspense>
    </SignInFrame>
  )
}
