import * as accountsCopy from '@trivet/core/copy/accounts'

import { Button } from '@trivet/ui/button'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@trivet/ui/tabs'
import { useSearchParams } from 'react-router'
import { EmailNotice } from '../components/account/email-notice.tsx'
import { PageHead } from '../components/page/page-head.tsx'
import { RequireSession } from '../components/page/require-session.tsx'
import { AccountCreditPanel } from '../features/account/account-credit-panel.tsx'
import { ProfilePanel } from '../features/account/profile-panel.tsx'
import { SessionsPanel } from '../features/account/sessions-panel.tsx'
import { YourDataPanel } from '../features/account/your-data-panel.tsx'
import { WaitingOrders } from '../components/waiting/waiting-orders.tsx'
import { MyOrders } from '../features/orders/my-orders.tsx'
import { HostPanel } from '../features/referrals/host-panel.tsx'
import type { User } from '../lib/session.tsx'
import { useLogout } from '../lib/use-logout.ts'

export default function ProfileRoute() {
  return (
    <>
      <PageHead title={accountsCopy.myProfile} />
      <RequireSession>{(user) => <ProfilePage user={user} />}</RequireSession>
    </>
  )
}

function ProfilePage({ user }: { user: User }) {
  const [query, setQuery] = useSearchParams()
  const logout = useLogout()
  const tab = query.get('tab') === 'orders' ? 'orders' : 'profile'
  return (
    <div className="page-width py-10 lg:py-16">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          <h1 className="type-h1 break-words">{user.name}</h1>
          <p className="mt-2 text-muted-foreground">{user.email}</p>
        </div>
        <Button variant="secondary" size="sm" className="h-11" onClick={logout}>
          Logout
        </Button>
      </div>
      <EmailNotice className="mt-8" />
      <WaitingOrders className="mt-8" />
      <Tabs
        value={tab}
        onValueChange={(next) => setQuery(next === 'orders' ? { tab: 'orders' } : {}, { replace: true })}
        className="mt-8"
      >
        <TabsList aria-label="Your account">
          <TabsTrigger value="profile">{accountsCopy.myProfile}</TabsTrigger>
          <TabsTrigger value="orders">{accountsCopy.myOrders}</TabsTrigger>
        </TabsList>
        {/* kept, so that a look at the orders loses nothing typed here */}
        <TabsContent value="profile" keepMounted>
          <ProfilePanel user={user} />
          <AccountCreditPanel />
          <HostPanel />
          <SessionsPanel />
          <YourDataPanel />
        </TabsContent>
        <TabsContent value="orders">
          <MyOrders />
        </TabsContent>
      </Tabs>
    </div>
  )
}
