import { keepPreviousData } from '@tanstack/react-query'
import { accountRoles, type AccountRole, type UserFilter } from '@trivet/core/contract/accounts'
import { Button } from '@trivet/ui/button'
import { Link } from 'react-router'
import { FilterSelect } from '../components/filter-select.tsx'
import { ListPage } from '../components/list-page.tsx'
import { userColumns } from '../features/users/user-columns.tsx'
import { useListState } from '../lib/list-state.ts'
import { knownWord, signedSort } from '../lib/list-words.ts'
import { useMay } from '../lib/may.ts'
import { trpc } from '../lib/trpc.ts'
import { paths } from '../paths.ts'

const roleLabels = {
  admin: 'Admins',
  host: 'Hosts',
  guest: 'Guests',
  disabled: 'Disabled',
} as const satisfies Record<AccountRole, string>

const rolesBesideStaff = accountRoles.filter((role) => role !== 'admin')

export default function UsersRoute() {
  const maySayWhoIsStaff = useMay('staff')
  const mayErase = useMay('privacy')
  const roles = maySayWhoIsStaff ? accountRoles : rolesBesideStaff
  const list = useListState({ filters: ['role'], defaultSort: { column: 'since', direction: 'descending' } })
  const query = trpc.accounts.page.useQuery(
    {
      q: list.search || undefined,
      role: knownWord(roles, list.filter('role')),
      sort: signedSort<UserFilter['sort']>(list.sort),
      pageNumber: list.page,
    },
    { placeholderData: keepPreviousData },
  )
  return (
    <ListPage
      title="Users"
      name="users"
      caption="Accounts"
      list={list}
      query={query}
      failure="Failed to load users"
      columns={userColumns}
      rowsOf={({ users }) => users}
      rowPath={paths.user}
      nouns={['account', 'accounts']}
      none="No accounts yet"
      searchLabel="Name, email or phone"
      isForgiving
      filters={
        <FilterSelect
          list={list}
          name="role"
          label="Role"
          options={[
            { value: '', label: 'All roles' },
            ...roles.map((value) => ({ value, label: roleLabels[value] })),
          ]}
          className="w-40"
        />
      }
      actions={
        <>
          {mayErase && (
            <Button variant="secondary" size="sm" render={<Link to={paths.addresses()} />}>
              Data of an address
            </Button>
          )}
          {maySayWhoIsStaff && (
            <Button variant="secondary" size="sm" render={<Link to={paths.invitations()} />}>
              Invite staff
            </Button>
          )}
        </>
      }
      csv={{ name: 'users' }}
    />
  )
}
