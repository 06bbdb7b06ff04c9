import { Navigate, Outlet, useLocation } from 'react-router'
import { useStaff } from '../lib/session.ts'
import { paths } from '../paths.ts'
import { ConsoleFrame } from './console-frame.tsx'

/** Pages behind it are for signed-in staff; the server asks again at every call. */
export function StaffOnly() {
  const staff = useStaff()
  const { pathname, search } = useLocation()
  if (!staff) return <Navigate to={paths.login()} state={{ from: pathname + search }} replace />
  return (
    <ConsoleFrame staffName={staff.name}>
      <Outlet />
    </ConsoleFrame>
  )
}
