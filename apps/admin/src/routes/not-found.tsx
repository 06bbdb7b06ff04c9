import { Button } from '@trivet/ui/button'
import { EmptyState } from '@trivet/ui/empty-state'
import { Link } from 'react-router'
import { AdminPage } from '../components/admin-page.tsx'
import { paths } from '../paths.ts'

export default function NotFoundRoute() {
  return (
    <AdminPage title="Page not found">
      <EmptyState
        title="There is nothing at this address"
        action={<Button render={<Link to={paths.orders()} />}>All orders</Button>}
      />
    </AdminPage>
  )
}
