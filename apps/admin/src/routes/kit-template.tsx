import * as kitsCopy from '@trivet/core/copy/kits'
import { Button } from '@trivet/ui/button'
import { EmptyState } from '@trivet/ui/empty-state'
import { Link, useParams } from 'react-router'
import { AdminPage } from '../components/admin-page.tsx'
import { QueryState } from '../components/query-state.tsx'
import { WayBack } from '../components/way-back.tsx'
import { EditTemplate } from '../features/kit-templates/edit-template.tsx'
import { TemplateSide } from '../features/kit-templates/template-side.tsx'
import { statusOf, trpc } from '../lib/trpc.ts'
import { paths } from '../paths.ts'

export default function KitTemplateRoute() {
  const { id = '' } = useParams()
  const query = trpc.kitTemplates.byId.useQuery({ id })
  if (statusOf(query.error) === 404) return <TemplateNotFound />
  const name = query.data?.draft.name
  return (
    <AdminPage
      title={name ? `Edit ${name}` : 'Edit kit template'}
      heading={name ?? 'Edit kit template'}
      above={<WayBack to={paths.kitTemplates()} label="All kit templates" />}
    >
      <QueryState query={query} failure={kitsCopy.templatesLoadFailed}>
        {(template) => (
          <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-6">
            <EditTemplate key={template._id} template={template} />
            <TemplateSide template={template} />
          </div>
        )}
      </QueryState>
    </AdminPage>
  )
}

function TemplateNotFound() {
  return (
    <AdminPage title={kitsCopy.templateNotFound}>
      <EmptyState
        title="No kit template has this id"
        description="Check the address, or look for the template in the list."
        action={<Button render={<Link to={paths.kitTemplates()} />}>All kit templates</Button>}
      />
    </AdminPage>
  )
}
