import { AdminPage } from '../components/admin-page.tsx'
import { WayBack } from '../components/way-back.tsx'
import { NewTemplate } from '../features/kit-templates/new-template.tsx'
import { paths } from '../paths.ts'

export default function NewKitTemplateRoute() {
  return (
    <AdminPage
      title="New kit template"
      above={<WayBack to={paths.kitTemplates()} label="All kit templates" />}
      note="Guests can start from it as soon as it is created."
    >
      <NewTemplate />
    </AdminPage>
  )
}
