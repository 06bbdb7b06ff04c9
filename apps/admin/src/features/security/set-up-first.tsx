import * as signInCopy from '@trivet/core/copy/sign-in'
import { AdminPage } from '../../components/admin-page.tsx'
import { SecondFactorPanel } from './second-factor-panel.tsx'

/** In place of every page, for staff who need a second factor and have none yet. */
export function SetUpFirst() {
  return (
    <AdminPage title="One step before you start">
      <div className="grid max-w-180 gap-4 lg:gap-6">
        <p className="max-w-prose">
          {signInCopy.secondFactorSetupRequired} One of these is enough; everything else opens right after.
        </p>
        <SecondFactorPanel />
      </div>
    </AdminPage>
  )
}
