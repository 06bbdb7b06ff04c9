import { keepPreviousData } from '@tanstack/react-query'
import { ConsolePage } from '../components/console-page.tsx'
import { CsvButton } from '../components/csv-button.tsx'
import { ListToolbar } from '../components/list-toolbar.tsx'
import { PageLinks } from '../components/page-links.tsx'
import { QueryState } from '../components/query-state.tsx'
import { useTableLook } from '../components/table-look.tsx'
import { AuditFilters, auditFilters } from '../features/audit/audit-filters.tsx'
import { auditColumns, AuditTable } from '../features/audit/audit-table.tsx'
import { useListState } from '../lib/list-state.ts'
import { countText } from '../lib/list-words.ts'
import { trpc } from '../lib/trpc.ts'

export default function AuditRoute() {
  const list = useListState({ filters: auditFilters })
  const filters = Object.fromEntries(auditFilters.map((name) => [name, list.filter(name)]))
  const query = trpc.audit.list.useQuery(
    { q: list.search, ...filters, pageNumber: list.page },
    { placeholderData: keepPreviousData },
  )
  const { look, menu } = useTableLook('audit', auditColumns)
  return (
    <ConsolePage title="Audit log">
      <ListToolbar
        list={list}
        searchLabel="Id of an order, user, product …"
        summary={countText(query.data?.total, 'entry', 'entries')}
        actions={
          <>
            {menu}
            <CsvButton address={`/api/admin/audit.csv?${list.view()}`} name="trivet-audit.csv" />
          </>
        }
      >
        <AuditFilters filter={list.filter} setFilter={list.setFilter} />
      </ListToolbar>
      <QueryState query={query} failure="Failed to load the audit log">
        {({ entries, page, pages }) => (
          <div aria-busy={query.isPlaceholderData} className="transition-opacity aria-busy:opacity-60">
            <AuditTable entries={entries} look={look} list={list} />
            <PageLinks page={page} pages={pages} hrefFor={list.hrefFor} />
          </div>
        )}
      </QueryState>
    </ConsolePage>
  )
}
