import * as kitsCopy from '@trivet/core/copy/kits'
import { keepPreviousData } from '@tanstack/react-query'

import { Button } from '@trivet/ui/button'
import { Link } from 'react-router'
import { FilterSelect } from '../components/filter-select.tsx'
import { ListPage } from '../components/list-page.tsx'
import { templateColumns } from '../features/kit-templates/template-columns.tsx'
import { templateFilterNames, templateQuery } from '../features/kit-templates/template-list.ts'
import { useListState } from '../lib/list-state.ts'
import { trpc } from '../lib/trpc.ts'
import { paths } from '../paths.ts'

const archivedOptions = [
  { value: '', label: 'In use' },
  { value: 'yes', label: 'Archived' },
  { value: 'all', label: 'All' },
]

export default function KitTemplatesRoute() {
  const list = useListState({
    filters: templateFilterNames,
    defaultSort: { column: 'place', direction: 'ascending' },
  })
  const query = trpc.kitTemplates.list.useQuery(templateQuery(list), { placeholderData: keepPreviousData })
  return (
    <ListPage
      title="Kit templates"
      note={
        <Button size="sm" render={<Link to={paths.newKitTemplate()} />}>
          New template
        </Button>
      }
      name="kit-templates"
      caption="Kit templates"
      list={list}
      query={query}
      failure={kitsCopy.templatesLoadFailed}
      columns={templateColumns}
      rowsOf={({ templates }) => templates}
      rowLabel={({ name }) => name}
      rowPath={paths.kitTemplate}
      nouns={['template', 'templates']}
      none="No templates yet"
      searchLabel="Name, words or an item in it"
      filters={
        <FilterSelect
          list={list}
          name="archived"
          label="State"
          options={archivedOptions}
          className="w-[calc(50%-0.375rem)] sm:w-44"
        />
      }
    />
  )
}
