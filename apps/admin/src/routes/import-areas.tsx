import { AdminPage } from '../components/admin-page.tsx'
import { WayBack } from '../components/way-back.tsx'
import { ImportAreas } from '../features/settings/import-areas.tsx'
import { paths } from '../paths.ts'

export default function ImportAreasRoute() {
  return (
    <AdminPage
      title="Import service areas"
      above={<WayBack to={paths.settings()} label="Settings" />}
      note="Nothing changes before you have seen what would."
    >
      <ImportAreas />
    </AdminPage>
  )
}
