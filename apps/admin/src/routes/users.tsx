import { adminPageSize } from '@trivet/core'
import { ConsolePage } from '../components/console-page.tsx'
import { PageLinks } from '../components/page-links.tsx'
import { QueryState } from '../components/query-state.tsx'
import { UsersTable } from '../features/users/users-table.tsx'
import { usePageNumber } from '../lib/page-number.ts'
import { trpc } from '../lib/trpc.ts'
import { paths } from '../paths.ts'

export default function UsersRoute() {
  const pageNumber = usePageNumber()
  const query = trpc.users.list.useQuery()
  return (
    <ConsolePage title="Users" note={query.data && `${query.data.length} accounts`}>
      <QueryState query={query} failure="Failed to load users">
        {(users) => {
          // the server answers with all accounts; only one page of them is drawn
          const pages = Math.max(1, Math.ceil(users.length / adminPageSize))
          const page = Math.min(pageNumber, pages)
          return (
            <>
              <UsersTable users={users.slice((page - 1) * adminPageSize, page * adminPageSize)} />
              <PageLinks page={page} pages={pages} hrefFor={(target) => paths.users({ page: target })} />
            </>
          )
        }}
      </QueryState>
    </ConsolePage>
  )
}
