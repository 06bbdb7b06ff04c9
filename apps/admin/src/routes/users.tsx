import { keepPreviousData } from '@tanstack/react-query'
import { accountRoles, type AccountRole, type UserPageInput } from '@trivet/core'
import { SelectField } from '@trivet/ui/select-field'
import { ConsolePage } from '../components/console-page.tsx'
import { CsvButton } from '../components/csv-button.tsx'
import { ListToolbar } from '../components/list-toolbar.tsx'
import { PageLinks } from '../components/page-links.tsx'
import { QueryState } from '../components/query-state.tsx'
import { useTableLook } from '../components/table-look.tsx'
import { userColumns, UsersTable } from '../features/users/users-table.tsx'
import { useListState } from '../lib/list-state.ts'
import { trpc } from '../lib/trpc.ts'

const roleLabels = {
  admin: 'Admins',
  host: 'Hosts',
  guest: 'Guests',
  disabled: 'Disabled',
} as const satisfies Record<AccountRole, string>

const roleOptions = [
  { value: '', label: 'All roles' },
  ...accountRoles.map((value) => ({ value, label: roleLabels[value] })),
]

const newestFirst = { column: 'since', direction: 'descending' } as const

export default function UsersRoute() {
  const list = useListState({ filters: ['role'], defaultSort: newestFirst })
  const sort = list.sort ?? newestFirst
  const role = accountRoles.find((known) => known === list.filter('role'))
  const signed = `${sort.direction === 'descending' ? '-' : ''}${sort.column}`
  const wanted = { q: list.search || undefined, role, sort: signed as UserPageInput['sort'] }
  const query = trpc.accounts.page.useQuery(
    { ...wanted, page: list.page },
    { placeholderData: keepPreviousData },
  )
  const { look, menu } = useTableLook('users', userColumns)
  const total = query.data?.total
  return (
    <ConsolePage title="Users">
      <ListToolbar
        list={list}
        searchLabel="Name or e-mail"
        summary={
          total === undefined
            ? ''
            : `${total.toLocaleString('en-US')} ${total === 1 ? 'account' : 'accounts'}`
        }
        actions={
          <>
            {menu}
            <CsvButton address={`/api/admin/users.csv?${list.view()}`} name="trivet-users.csv" />
          </>
        }
      >
        <SelectField
          label="Role"
          hideLabel
          fieldClassName="w-40"
          options={roleOptions}
          value={role ?? ''}
          onChange={(event) => list.setFilter('role', event.target.value)}
        />
      </ListToolbar>
      <QueryState query={query} failure="Failed to load users">
        {({ users, page, pages }) => (
          <div aria-busy={query.isPlaceholderData} className="transition-opacity aria-busy:opacity-60">
            <UsersTable users={users} look={look} sort={sort} onSortChange={list.setSort} list={list} />
            <PageLinks page={page} pages={pages} hrefFor={list.hrefFor} />
          </div>
        )}
      </QueryState>
    </ConsolePage>
  )
}
