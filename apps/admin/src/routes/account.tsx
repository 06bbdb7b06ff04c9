import { AdminPage } from '../components/admin-page.tsx'
import { SecondFactorPanel } from '../features/security/second-factor-panel.tsx'
import { SessionsPanel } from '../features/security/sessions-panel.tsx'
import { useStaff } from '../lib/session.ts'

/** How whoever is signed in gets in. */
export default function AccountRoute() {
  const staff = useStaff()
  return (
    <AdminPage title="Your account" note={staff && <span className="break-all">{staff.email}</span>}>
      <div className="grid max-w-180 gap-4 lg:gap-6">
        <SecondFactorPanel />
        <SessionsPanel />
      </div>
    </AdminPage>
  )
}
