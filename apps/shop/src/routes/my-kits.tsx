import * as kitsCopy from '@trivet/core/copy/kits'

import { Button } from '@trivet/ui/button'
import { Link } from 'react-router'
import { PageHead } from '../components/page/page-head.tsx'
import { RequireSession } from '../components/page/require-session.tsx'
import { MyKits } from '../features/kits/my-kits.tsx'
import { paths } from '../paths.ts'

export default function MyKitsRoute() {
  return (
    <>
      <PageHead title="My custom kits" />
      <RequireSession notice={kitsCopy.kitSignInRequired}>
        {() => (
          <div className="page-width py-10">
            <div className="flex flex-wrap items-end justify-between gap-4">
              <h1 className="type-h1">My custom kits</h1>
              <Button variant="secondary" render={<Link to={paths.kitBuilder()} />}>
                Build a custom kit
              </Button>
            </div>
            <div className="mt-8">
              <MyKits />
            </div>
          </div>
        )}
      </RequireSession>
    </>
  )
}
