import { keepPreviousData } from '@tanstack/react-query'
import { ListPage } from '../components/list-page.tsx'
import { auditColumns } from '../features/audit/audit-columns.tsx'
import { AuditFilters, auditFilters } from '../features/audit/audit-filters.tsx'
import { useListState } from '../lib/list-state.ts'
import { trpc } from '../lib/trpc.ts'

export default function AuditRoute() {
  const list = useListState({ filters: auditFilters })
  const filters = Object.fromEntries(auditFilters.map((name) => [name, list.filter(name)]))
  const query = trpc.audit.list.useQuery(
    { q: list.search, ...filters, pageNumber: list.page },
    { placeholderData: keepPreviousData },
  )
  return (
    <ListPage
      title="Audit log"
      name="audit"
      caption="The audit log, newest first"
      list={list}
      query={query}
      failure="Failed to load the audit log"
      columns={auditColumns}
      rowsOf={({ entries }) => entries}
      nouns={['entry', 'entries']}
      none="Nothing has been logged yet"
      searchLabel="Id of an order, user, product …"
      filters={<AuditFilters filter={list.filter} setFilter={list.setFilter} />}
      csv={{ name: 'audit' }}
    />
  )
}
