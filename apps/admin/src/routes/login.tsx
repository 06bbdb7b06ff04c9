import { useQueryClient } from '@tanstack/react-query'
import { Logo } from '@trivet/ui/logo'
import { useEffect } from 'react'
import { Navigate, useLocation } from 'react-router'
import { contentId } from '../frame/admin-root.tsx'
import { PageTitle } from '../components/page-title.tsx'
import { LoginForm } from '../features/account/login-form.tsx'
import { forgetChoices } from '../features/command-menu/recent-choices.ts'
import { useStaff } from '../lib/session.ts'
import { forgotPasswordAddress, paths, shopAddress } from '../paths.ts'

export default function LoginRoute() {
  const staff = useStaff()
  const { state } = useLocation()
  const queryClient = useQueryClient()

  // what one person loaded or looked for is not there for the next
  useEffect(() => {
    queryClient.removeQueries()
    forgetChoices()
  }, [queryClient])

  if (staff) return <Navigate to={returnPath(state)} replace />
  return (
    <main
      id={contentId}
      tabIndex={-1}
      className="mx-auto flex min-h-dvh max-w-100 flex-col justify-center px-4 py-8 outline-none"
    >
      <PageTitle title="Sign In" />
      <Logo className="justify-center" />
      <div className="mt-6 rounded-cloth border bg-card p-6">
        <h1 className="mb-5 type-h3">Staff sign-in</h1>
        <LoginForm />
      </div>
      <p className="mt-4 flex flex-wrap justify-center gap-x-6 gap-y-2">
        <a href={forgotPasswordAddress} className="py-1 underline underline-offset-4">
          Forgot password?
        </a>
        <a href={shopAddress} className="py-1 underline underline-offset-4">
          Open the shop
        </a>
      </p>
    </main>
  )
}

/** The page that asked for the sign-in; a double slash would be another site. */
function returnPath(state: unknown): string {
  const from = state && typeof state === 'object' && 'from' in state ? state.from : undefined
  return typeof from === 'string' && /^\/(?!\/)/.test(from) ? from : paths.dashboard()
}
