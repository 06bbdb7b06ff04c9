import { emptyProductDraft } from '@trivet/core/contract/catalog'
import { AdminPage } from '../components/admin-page.tsx'
import { NewProduct } from '../features/products/new-product.tsx'
import { WayBack } from '../components/way-back.tsx'
import { paths } from '../paths.ts'

export default function NewProductRoute() {
  return (
    <AdminPage
      title="New product"
      above={<WayBack to={paths.products()} label="All products" />}
      note="Its picture comes after it is created."
    >
      <NewProduct draft={emptyProductDraft} />
    </AdminPage>
  )
}
