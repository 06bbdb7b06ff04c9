import type { KitDraft } from '@trivet/core/kits'
import { cn } from '@trivet/ui/cn'
import { lazy, Suspense, useCallback, useState } from 'react'
import { PagePart } from '../../components/page/page-part.tsx'
import { tripDatesRoom } from '../../components/rental/trip-dates-room.ts'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { trpc } from '../../lib/trpc.ts'
import { draftOfKit } from './draft-of-kit.ts'
import { KitActions } from './kit-actions.tsx'
import { KitBuilder } from './kit-builder.tsx'
import { findKitDraft, forgetKitDraft, newKit, rememberKitDraft } from './kit-drafts.ts'
import { kitTitle } from './kit-words.ts'
import { ShopListing } from './shop-listing.tsx'
import { StayStart } from './stay-start.tsx'
import { useKitSaving } from './use-kit-saving.ts'
import { useKitTemplates } from './use-kit-templates.ts'
import { useKitWork } from './use-kit-work.ts'

const KitConflictDialog = lazyPart(() =>
  import('./kit-conflict-dialog.tsx').then((module) => module.KitConflictDialog),
)

const KitDates = lazy(() => import('./kit-dates.tsx').then((module) => ({ default: module.KitDates })))

const placeOfDates = <div className={cn(tripDatesRoom, 'lg:min-h-27')} />

type KitWorkbenchProps = {
  kitId: string | null
  /** The kit as it is saved; an empty one while it is new. */
  saved: KitDraft
  savedAt: string | null
  /** False while it is not known whose kit it is. */
  isKnown?: boolean
}

/** The builder with the shop behind it. What was begun here before is still on the cloth. */
export function KitWorkbench({ kitId, saved, savedAt, isKnown = true }: KitWorkbenchProps) {
  const draftId = kitId ?? newKit
  const [began] = useState(() => (isKnown ? findKitDraft(draftId) : null))
  const [base, setBase] = useState(began?.base ?? savedAt)
  const remember = useCallback((draft: KitDraft) => rememberKitDraft(draftId, draft, base), [draftId, base])
  const work = useKitWork({ start: began ?? saved, remember })
  const templates = useKitTemplates()
  const isChanged = began !== null || work.canUndo
  const saving = useKitSaving({
    kitId,
    draft: work.draft,
    base,
    isChanged,
    onStored: (kit) => setBase(kit.lastModified),
  })
  const utils = trpc.useUtils()

  async function takeSaved() {
    if (!kitId) return
    saving.dismissConflict()
    const kit = await utils.kits.byId.fetch({ id: kitId }, { staleTime: 0 })
    setBase(kit.lastModified)
    work.replace(draftOfKit(kit))
    forgetKitDraft(kitId)
  }

  return (
    <>
      <KitBuilder
        title={kitTitle(kitId)}
        work={work}
        listing={
          <PagePart canAnswer={isKnown}>
            <ShopListing kitId={kitId} onAdd={work.add} />
          </PagePart>
        }
        templates={templates}
        isKnown={isKnown}
        dates={
          // a boundary of its own once it is known: all else answers without its script
          isKnown ? (
            <Suspense fallback={placeOfDates}>
              <KitDates lines={work.draft.lines} />
            </Suspense>
          ) : (
            placeOfDates
          )
        }
        actions={
          <KitActions
            draft={work.draft}
            running={saving.running}
            onSave={saving.save}
            onAddToCart={saving.addToCart}
          />
        }
      />
      {kitId === null && isKnown && <StayStart work={work} />}
      {saving.isConflict && (
        <KitConflictDialog
          onReload={() => void takeSaved()}
          onKeep={() => void saving.saveMine()}
          onClose={saving.dismissConflict}
        />
      )}
    </>
  )
}
