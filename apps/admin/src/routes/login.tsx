import type { StaffRole } from '@trivet/core/staff'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Navigate, useLocation } from 'react-router'
import { LoginForm } from '../features/account/login-form.tsx'
import { SignedOutPage } from '../frame/signed-out-page.tsx'
import { forgetChoices } from '../features/command-menu/recent-choices.ts'
import { homeOf, mayOpen, roleOf } from '../lib/may.ts'
import { useStaff } from '../lib/session.ts'
import { forgotPasswordAddress, shopAddress } from '../paths.ts'

export default function LoginRoute() {
  const staff = useStaff()
  const { state } = useLocation()
  const queryClient = useQueryClient()

  // what one person loaded or looked for is not there for the next
  useEffect(() => {
    queryClient.removeQueries()
    forgetChoices()
  }, [queryClient])

  if (staff) return <Navigate to={returnPath(state, roleOf(staff))} replace />
  return (
    <SignedOutPage title="Sign In" heading="Staff sign-in" form={<LoginForm />}>
      <p className="mt-4 flex flex-wrap justify-center gap-x-6 gap-y-2">
        <a href={forgotPasswordAddress} className="py-1 underline underline-offset-4">
          Forgot password?
        </a>
        <a href={shopAddress} className="py-1 underline underline-offset-4">
          Open the shop
        </a>
      </p>
    </SignedOutPage>
  )
}

/** The page that asked for the sign-in, if the role may open it; a double slash would be another site. */
function returnPath(state: unknown, role: StaffRole | null): string {
  const from = state && typeof state === 'object' && 'from' in state ? state.from : undefined
  const isPage = typeof from === 'string' && /^\/(?!\/)/.test(from) && mayOpen(role, from)
  return isPage ? from : homeOf(role)
}
