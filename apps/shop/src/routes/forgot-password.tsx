import { ForgotPasswordForm } from '../features/account/forgot-password-form.tsx'
import { SignInFrame } from '../features/account/sign-in-frame.tsx'

export default function ForgotPasswordRoute() {
  return (
    <SignInFrame
      title="Forgot Password"
      lead="Tell us your e-mail and we send you a link to set a new password."
    >
      <ForgotPasswordForm />
    </SignInFrame>
  )
}
