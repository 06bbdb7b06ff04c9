import { Button } from '@trivet/ui/button'
import { EmptyState } from '@trivet/ui/empty-state'
import { Link } from 'react-router'
import { AdminPage } from '../components/admin-page.tsx'
import { homeOf, mayOpen, useRole } from '../lib/may.ts'
import { paths } from '../paths.ts'

export default function NotFoundRoute() {
  const role = useRole()
  return (
    <AdminPage title="Page not found">
      <EmptyState
        title="There is nothing at this address"
        action={
          mayOpen(role, paths.orders()) ? (
            <Button render={<Link to={paths.orders()} />}>All orders</Button>
          ) : (
            <Button render={<Link to={homeOf(role)} />}>Go to your work</Button>
          )
        }
      />
    </AdminPage>
  )
}
