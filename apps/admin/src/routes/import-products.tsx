import { AdminPage } from '../components/admin-page.tsx'
import { ImportProducts } from '../features/products/import-products.tsx'
import { WayBack } from '../components/way-back.tsx'
import { paths } from '../paths.ts'

export default function ImportProductsRoute() {
  return (
    <AdminPage
      title="Import products"
      above={<WayBack to={paths.products()} label="All products" />}
      note="Nothing changes before you have seen what would."
    >
      <ImportProducts />
    </AdminPage>
  )
}
