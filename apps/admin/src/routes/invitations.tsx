import { AdminPage } from '../components/admin-page.tsx'
import { Panel } from '../components/panel.tsx'
import { QueryState } from '../components/query-state.tsx'
import { WayBack } from '../components/way-back.tsx'
import { InvitationList } from '../features/invitations/invitation-list.tsx'
import { InviteForm } from '../features/invitations/invite-form.tsx'
import { SecondFactorRule } from '../features/invitations/second-factor-rule.tsx'
import { trpc } from '../lib/trpc.ts'
import { paths } from '../paths.ts'

/** Who is to become staff, and how staff sign in. */
export default function InvitationsRoute() {
  const query = trpc.invitations.list.useQuery()
  const rules = trpc.signInRules.get.useQuery()
  return (
    <AdminPage title="Staff sign-in" above={<WayBack to={paths.users()} label="All users" />}>
      <div className="grid max-w-220 gap-4 lg:gap-6">
        <Panel title="Invite somebody to the staff">
          <InviteForm />
        </Panel>
        <Panel title="Invited">
          <QueryState query={query} failure="Failed to load the invitations">
            {(invitations) => <InvitationList invitations={invitations} />}
          </QueryState>
        </Panel>
        <Panel title="Second factor">
          <QueryState query={rules} failure="Failed to load who needs a second factor">
            {(present) => <SecondFactorRule {...present} />}
          </QueryState>
        </Panel>
      </div>
    </AdminPage>
  )
}
