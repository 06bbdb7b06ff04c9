import * as kitsCopy from '@trivet/core/copy/kits'

import { useParams } from 'react-router'
import { PageHead } from '../components/page/page-head.tsx'
import { RequireSession } from '../components/page/require-session.tsx'
import { KitEditor } from '../features/kits/kit-editor.tsx'

export default function BuildKitRoute() {
  const { kitId } = useParams()
  return (
    <>
      <PageHead title={kitId ? 'Edit your kit' : 'Build your own kit'} />
      <RequireSession notice={kitsCopy.kitSignInRequired}>
        {() => <KitEditor kitId={kitId ?? null} />}
      </RequireSession>
    </>
  )
}
