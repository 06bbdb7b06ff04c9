import { AdminPage } from '../components/admin-page.tsx'
import { WayBack } from '../components/way-back.tsx'
import { ImportStock } from '../features/stock/import-stock.tsx'
import { paths } from '../paths.ts'

export default function ImportStockRoute() {
  return (
    <AdminPage
      title="Import units by depot"
      above={<WayBack to={paths.settings()} label="Settings" />}
      note="Nothing changes before you have seen what would."
    >
      <ImportStock />
    </AdminPage>
  )
}
