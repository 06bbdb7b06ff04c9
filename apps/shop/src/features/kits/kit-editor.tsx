import * as kitsCopy from '@trivet/core/copy/kits'
import { defaultKitName } from '@trivet/core/kits'
import type { KitDraft } from '@trivet/core/kits'
import { useDeferredValue, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { Opening } from '../../components/page/opening.tsx'
import { PageLoader } from '../../components/page/page-loader.tsx'
import { PagePart } from '../../components/page/page-part.tsx'
import { notify } from '../../lib/notify.ts'
import { messageOf, trpc } from '../../lib/trpc.ts'
import { paths } from '../../paths.ts'
import { draftOfKit } from './draft-of-kit.ts'
import { findKitDraft, newKit, useAreDraftsKnown } from './kit-drafts.ts'
import { KitWorkbench } from './kit-workbench.tsx'
import { kitTitle } from './kit-words.ts'

const emptyDraft: KitDraft = { name: defaultKitName, lines: [] }

type KitEditorProps = { kitId: string | null; isSignedIn: boolean }

/** The builder for a kit of one's own: a new one, or a saved one by its id. */
export function KitEditor({ kitId, isSignedIn }: KitEditorProps) {
  const areDraftsKnown = useAreDraftsKnown()
  // what follows from it is drawn in the background: a touch meanwhile is answered first
  const isKnown = useDeferredValue(areDraftsKnown && isSignedIn)
  if (kitId === null) return <NewKitEditor isKnown={isKnown} />
  return isKnown ? <SavedKitEditor key={kitId} kitId={kitId} /> : <KitOpening kitId={kitId} />
}

/** An empty cloth and the shelf are there for whomever it is, and answer once that is known. */
function NewKitEditor({ isKnown }: { isKnown: boolean }) {
  // what was begun here before takes the place of the empty cloth
  const [isBegun, setIsBegun] = useState<boolean | null>(null)
  if (isKnown && isBegun === null) setIsBegun(findKitDraft(newKit) !== null)
  return (
    <PagePart canAnswer={isKnown}>
      <Opening of="kit" isKnown={isKnown} loader={<KitOpening kitId={null} />}>
        <KitWorkbench
          key={isBegun ? 'begun' : 'empty'}
          kitId={null}
          saved={emptyDraft}
          savedAt={null}
          isKnown={isKnown}
        />
      </Opening>
    </PagePart>
  )
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

/** While the kit is on its way. */
function KitOpening({ kitId }: { kitId: string | null }) {
  return (
    <div className="page-width pt-8">
      <h1 className="type-h1">{kitTitle(kitId)}</h1>
      <PageLoader label="Laying out your kit" />
    </div>
  )
}
