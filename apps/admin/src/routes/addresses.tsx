import * as privacyCopy from '@trivet/core/copy/privacy'
import { AdminPage } from '../components/admin-page.tsx'
import { Panel } from '../components/panel.tsx'
import { WayBack } from '../components/way-back.tsx'
import { AddressForm } from '../features/users/address-form.tsx'
import { paths } from '../paths.ts'

/** For whoever asks by mail and has no account: messages, newsletter and waiting list know an address too. */
export default function AddressesRoute() {
  return (
    <AdminPage title="Data of an address" above={<WayBack to={paths.users()} label="All users" />}>
      <div className="max-w-160">
        <Panel title={privacyCopy.personalData}>
          <p className="mb-5 text-muted-foreground">{privacyCopy.addressExplained}</p>
          <AddressForm />
        </Panel>
      </div>
    </AdminPage>
  )
}
