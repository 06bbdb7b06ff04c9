import { priceKit } from '@trivet/core'
import type { ReactNode } from 'react'
import { EmptyCloth } from './empty-cloth.tsx'
import { KitBar } from './kit-bar.tsx'
import { KitCloth } from './kit-cloth.tsx'
import { KitDocket } from './kit-docket.tsx'
import { KitHelp, useOpenHelp } from './kit-help.tsx'
import type { KitShelf } from './kit-shelf.ts'
import { KitShelfView } from './kit-shelf-view.tsx'
import { KitTools } from './kit-tools.tsx'
import type { KitWish } from './kit-wish.ts'
import type { KitTemplates } from './template-browser.tsx'
import type { KitWork } from './use-kit-work.ts'
import { useUndoKeys } from './use-undo-keys.ts'

export type KitBuilderProps = {
  title: string
  work: KitWork
  shelf: KitShelf
  wish: KitWish
  hrefFor: (wish: KitWish) => string
  templates: KitTemplates
  /** What can be done with the kit. */
  actions: ReactNode
  /** Nothing is remembered, not even that the guide was seen. */
  isTrial?: boolean
}

/** The cloth, the shelf below it, and the docket beside them. */
export function KitBuilder({
  title,
  work,
  shelf,
  wish,
  hrefFor,
  templates,
  actions,
  isTrial = false,
}: KitBuilderProps) {
  const { lines } = work.draft
  const help = useOpenHelp({ isTrial })
  useUndoKeys(work)
  return (
    <div className="page-width pt-8 lg:pb-section">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <h1 className="type-h1">{title}</h1>
        <KitTools work={work} onGuide={help.openGuide} onTemplates={help.openTemplates} />
      </div>
      <div className="mt-6 grid items-start gap-x-8 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex min-w-0 flex-col gap-10">
          <KitCloth lines={lines} discountPercent={priceKit(lines).discountPercent} onTakeOne={work.takeOne}>
            <EmptyCloth onTemplates={help.openTemplates} />
          </KitCloth>
          <KitShelfView shelf={shelf} wish={wish} hrefFor={hrefFor} lines={lines} onAdd={work.add} />
        </div>
        <KitDocket
          work={work}
          actions={actions}
          className="max-h-[max(36rem,calc(100dvh-13.5rem))] max-lg:hidden lg:sticky lg:top-26"
        />
      </div>
      <KitBar work={work} actions={actions} />
      <KitHelp open={help.open} onClose={help.close} work={work} templates={templates} />
    </div>
  )
}
