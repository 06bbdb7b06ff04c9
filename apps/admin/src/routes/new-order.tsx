import { AdminPage } from '../components/admin-page.tsx'
import { WayBack } from '../components/way-back.tsx'
import { NewOrderForm } from '../features/sales/new-order-form.tsx'
import { paths } from '../paths.ts'

export default function NewOrderRoute() {
  return (
    <AdminPage
      title="New order"
      above={<WayBack to={paths.orders()} label="All orders" />}
      note="For a guest on the phone, at the prices of the shop."
    >
      <NewOrderForm />
    </AdminPage>
  )
}
