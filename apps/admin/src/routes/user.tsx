import * as accountsCopy from '@trivet/core/copy/accounts'

import type { StaffAccount } from '@trivet/core/contract/accounts'
import { Button } from '@trivet/ui/button'
import { EmptyState } from '@trivet/ui/empty-state'
import { Link, useParams } from 'react-router'
import { AdminPage } from '../components/admin-page.tsx'
import { Instant } from '../components/instant.tsx'
import { QueryState } from '../components/query-state.tsx'
import { WayBack } from '../components/way-back.tsx'
import { AccountCreditPanel } from '../features/users/account-credit-panel.tsx'
import { AccessPanel } from '../features/users/access-panel.tsx'
import { AccountForm } from '../features/users/account-form.tsx'
import { AgreementsPanel } from '../features/users/agreements.tsx'
import { KitsPanel, OrdersPanel, ReferralsPanel } from '../features/users/belongings.tsx'
import { PersonalDataPanel } from '../features/users/personal-data-panel.tsx'
import { RoleBadges } from '../features/users/role-badges.tsx'
import { RolesPanel } from '../features/users/roles-panel.tsx'
import { useMay } from '../lib/may.ts'
import { statusOf, trpc } from '../lib/trpc.ts'
import { paths } from '../paths.ts'

export default function UserRoute() {
  const { id = '' } = useParams()
  const maySayWhoIsStaff = useMay('staff')
  const mayErase = useMay('privacy')
  const mayChange = ({ staffRole, erasedAt }: StaffAccount) =>
    erasedAt === null && (maySayWhoIsStaff || staffRole === null)
  const query = trpc.accounts.byId.useQuery({ id })
  if (statusOf(query.error) === 404) return <UserNotFound />
  return (
    <AdminPage
      title={`Edit user ${query.data?.name ?? ''}`.trim()}
      above={<WayBack to={paths.users()} label="All users" />}
      note={
        <span className="flex flex-wrap items-center gap-2">
          {query.data && (
            <>
              <RoleBadges {...query.data} isDisabled={query.data.disabledAt !== null} />
              Since <Instant at={query.data.createdAt} />
            </>
          )}
          <span className="font-mono">{id}</span>
        </span>
      }
    >
      <QueryState query={query} failure="Failed to load the account">
        {(account) => (
          <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-6">
            <div className="grid min-w-0 gap-4 lg:gap-6">
              {mayChange(account) && <AccountForm account={account} />}
              <OrdersPanel orders={account.orders} email={account.email} />
              <KitsPanel kits={account.kits} />
            </div>
            <div className="grid min-w-0 gap-4 lg:gap-6">
              {maySayWhoIsStaff && account.erasedAt === null && (
                <RolesPanel key={account.updatedAt} account={account} />
              )}
              <AccountCreditPanel account={account} />
              {mayChange(account) && <AccessPanel account={account} />}
              <AgreementsPanel id={id} />
              {mayErase && <PersonalDataPanel account={account} />}
              {account.referrals && <ReferralsPanel referrals={account.referrals} />}
            </div>
          </div>
        )}
      </QueryState>
    </AdminPage>
  )
}

function UserNotFound() {
  const seesStaff = useMay('staff')
  const hint = 'Check the address, or look for the account in the list.'
  return (
    <AdminPage title={accountsCopy.accountNotFound}>
      <EmptyState
        title="No account has this id"
        description={seesStaff ? hint : `${hint} ${accountsCopy.staffForOwners}`}
        action={<Button render={<Link to={paths.users()} />}>All users</Button>}
      />
    </AdminPage>
  )
}
