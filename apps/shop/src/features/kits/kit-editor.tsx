import * as kitsCopy from '@trivet/core/copy/kits'
import { defaultKitName } from '@trivet/core/kits'
import type { KitDraft } from '@trivet/core/kits'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { PageLoader } from '../../components/page/page-loader.tsx'
import { notify } from '../../lib/notify.ts'
import { messageOf, trpc } from '../../lib/trpc.ts'
import { paths } from '../../paths.ts'
import { draftOfKit } from './draft-of-kit.ts'
import { useAreDraftsKnown } from './kit-drafts.ts'
import { KitWorkbench } from './kit-workbench.tsx'
import { kitTitle } from './kit-words.ts'

const emptyDraft: KitDraft = { name: defaultKitName, lines: [] }

/** The builder for a kit of one's own: a new one, or a saved one by its id. */
export function KitEditor({ kitId }: { kitId: string | null }) {
  const areDraftsKnown = useAreDraftsKnown()
  if (!areDraftsKnown) return <KitOpening kitId={kitId} />
  if (kitId) return <SavedKitEditor key={kitId} kitId={kitId} />
  return <KitWorkbench key="new" kitId={null} saved={emptyDraft} savedAt={null} />
}

function SavedKitEditor({ kitId }: { kitId: string }) {
  const navigate = useNavigate()
  const kit = trpc.kits.byId.useQuery({ id: kitId }, { staleTime: 0, refetchOnReconnect: false })

  useEffect(() => {
    if (!kit.error) return
    notify.error(kitsCopy.kitLoadFailed, { description: messageOf(kit.error, '') || undefined })
    void navigate(paths.kitBuilder(), { replace: true })
  }, [kit.error, navigate])

  if (!kit.data || kit.error || !kit.isFetchedAfterMount) return <KitOpening kitId={kitId} />
  return <KitWorkbench kitId={kitId} saved={draftOfKit(kit.data)} savedAt={kit.data.lastModified} />
}

/** What the builder begins with while the kit is on its way. */
export function KitOpening({ kitId }: { kitId: string | null }) {
  return (
    <div className="page-width pt-8">
      <h1 className="type-h1">{kitTitle(kitId)}</h1>
      <PageLoader label="Laying out your kit" />
    </div>
  )
}
