import * as kitsCopy from '@trivet/core/copy/kits'

import { useParams } from 'react-router'
import { PageHead } from '../components/page/page-head.tsx'
import { RequireSession } from '../components/page/require-session.tsx'
import { KitEditor } from '../features/kits/kit-editor.tsx'
import { listingInputOf, readKitFilter } from '../features/kits/kit-filter.ts'
import { kitTitle } from '../features/kits/kit-words.ts'
import { publicPageHeaders } from '../lib/cache-headers.ts'
import { browserLoader, serverHeadStart } from '../lib/route-data.ts'
import type { Needs } from '../lib/route-data.ts'

const needs: Needs<{ request: Request }> = ({ products, kits }, { request }) => {
  const filter = readKitFilter(new URL(request.url).searchParams)
  return Promise.all([
    kits.templates.prefetch(),
    products.kitEligible.prefetch({}),
    products.kitEligible.prefetch(listingInputOf(filter)),
  ])
}

// what the shop offers waits for no script, though the page does
export const loader = serverHeadStart(needs)
export const clientLoader = browserLoader(needs)
export const headers = publicPageHeaders

// another page of the listing is asked for where it is shown
export function shouldRevalidate() {
  return false
}

export default function BuildKitRoute() {
  const { kitId = null } = useParams()
  return (
    <>
      <PageHead title={kitTitle(kitId)} />
      <RequireSession
        notice={kitsCopy.kitSignInRequired}
        opening={<KitEditor kitId={kitId} isSignedIn={false} />}
      >
        {() => <KitEditor kitId={kitId} isSignedIn />}
      </RequireSession>
    </>
  )
}
