import { may } from '@trivet/core/staff'
import { Navigate, Outlet, useLocation } from 'react-router'
import { SignInAgain } from '../features/account/sign-in-again.tsx'
import { SetUpFirst } from '../features/security/set-up-first.tsx'
import { ProveDialog } from '../features/security/prove-dialog.tsx'
import { NotAllowed } from '../components/not-allowed.tsx'
import { useIsProofAsked } from '../lib/ask-for-proof.ts'
import { permissionFor, useRole } from '../lib/may.ts'
import { useSecondFactorNeeded } from '../lib/second-factor-needed.ts'
import { useInterrupted, useStaff } from '../lib/session.ts'
import { paths } from '../paths.ts'
import { AdminFrame } from './admin-frame.tsx'

/** Pages behind it are for signed-in staff; the server asks again at every call. */
export function StaffOnly() {
  const staff = useStaff()
  const interrupted = useInterrupted()
  const { pathname, search } = useLocation()
  const person = staff ?? interrupted
  const role = useRole()
  const isSetupNeeded = useSecondFactorNeeded()
  const isProofAsked = useIsProofAsked()
  if (!person) return <Navigate to={paths.login()} state={{ from: pathname + search }} replace />
  const permission = permissionFor(pathname)
  const isAllowed = permission === null || may(role, permission)
  return (
    <>
      <AdminFrame staffName={person.name} isSignedIn={staff !== null}>
        {isSetupNeeded ? <SetUpFirst /> : isAllowed ? <Outlet /> : <NotAllowed permission={permission} />}
      </AdminFrame>
      {staff && isProofAsked && <ProveDialog />}
      {!staff && <SignInAgain person={person} />}
    </>
  )
}
