import { AdminPage } from '../components/admin-page.tsx'
import { DispatchBoard } from '../features/dispatch/dispatch-board.tsx'

export default function DispatchRoute() {
  return (
    <AdminPage title="Dispatch">
      <DispatchBoard />
    </AdminPage>
  )
}
