import { Panel } from '../../components/panel.tsx'
import { QueryState } from '../../components/query-state.tsx'
import { trpc } from '../../lib/trpc.ts'
import { AuthenticatorApp } from './authenticator-app.tsx'
import { Passkeys } from './passkeys.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

/** What protects one's own account besides the password, and the codes for when it is lost. */
export function SecondFactorPanel() {
  const query = trpc.secondFactor.get.useQuery()
  return (
    <Panel title="Second factor">
      <QueryState query={query} failure="Failed to load your second factor">
        {({ app, passkeys, recoveryCodes }) => (
          <div className="grid gap-6">
            <Passkeys passkeys={passkeys} isFirst={!app && passkeys.length === 0} />
            <AuthenticatorApp app={app} />
            {(app || passkeys.length > 0) && <RecoveryCodes left={recoveryCodes} />}
          </div>
        )}
      </QueryState>
    </Panel>
  )
}
