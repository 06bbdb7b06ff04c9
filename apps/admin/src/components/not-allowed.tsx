import { permissionRequired } from '@trivet/core/copy/staff'
import type { Permission } from '@trivet/core/staff'
import { Button } from '@trivet/ui/button'
import { EmptyState } from '@trivet/ui/empty-state'
import { Link } from 'react-router'
import { homeOf, useRole } from '../lib/may.ts'
import { AdminPage } from './admin-page.tsx'

/** In the place of a page that somebody's role does not include: nothing of it is asked for. */
export function NotAllowed({ permission }: { permission: Permission }) {
  const home = homeOf(useRole())
  return (
    <AdminPage title="Not part of your role">
      <EmptyState
        title={permissionRequired(permission)}
        action={<Button render={<Link to={home} />}>Go to your work</Button>}
      />
    </AdminPage>
  )
}
