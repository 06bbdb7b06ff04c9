import { priceKit } from '@trivet/core/kits'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { EmptyCloth } from './empty-cloth.tsx'
import { KitBar } from './kit-bar.tsx'
import { KitCloth } from './kit-cloth.tsx'
import { KitDocket } from './kit-docket.tsx'
import { KitHelp, useOpenHelp } from './kit-help.tsx'
import { KitLinesContext } from './kit-lines-context.ts'
import { KitTools } from './kit-tools.tsx'
import type { KitTemplates } from './template-browser.tsx'
import type { KitWork } from './use-kit-work.ts'
import { useIsWide } from './use-is-wide.ts'
import { useUndoKeys } from './use-undo-keys.ts'

export type KitBuilderProps = {
  title: string
  work: KitWork
  listing: ReactNode
  templates: KitTemplates
  /** When and where it is wanted. */
  dates?: ReactNode
  /** What can be done with the kit. */
  actions: ReactNode
  /** Nothing is remembered, not even that the guide was seen. */
  isTrial?: boolean
  /** False while it is not known whose kit it is, and so whether the guide was seen. */
  isKnown?: boolean
}

/** The cloth, the listing below it, and the docket beside them. */
export function KitBuilder({
  title,
  work,
  listing,
  templates,
  dates,
  actions,
  isTrial = false,
  isKnown = true,
}: KitBuilderProps) {
  const { lines } = work.draft
  const help = useOpenHelp({ isTrial, isKnown })
  const isWide = useIsWide()
  useUndoKeys(work)
  // on phones they load for those who unfold them
  const [hasDates, setHasDates] = useState(false)
  return (
    <div className="page-width pt-8 lg:pb-section">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <h1 className="type-h1">{title}</h1>
        <KitTools work={work} onGuide={help.openGuide} onTemplates={help.openTemplates} />
      </div>
      {dates && (
        <details
          className="mt-4 lg:min-h-27 lg:max-w-220"
          open={isWide}
          // unfolded before React listened
          ref={(details) => {
            if (details?.open) setHasDates(true)
          }}
          onToggle={({ currentTarget }) => currentTarget.open && setHasDates(true)}
        >
          <summary className="flex min-h-11 cursor-pointer items-center text-small font-medium lg:hidden">
            Dates and place
          </summary>
          {(isWide || hasDates) && dates}
        </details>
      )}
      <div className="mt-6 grid items-start gap-x-8 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex min-w-0 flex-col gap-10">
          <KitCloth lines={lines} discountPercent={priceKit(lines).discountPercent} onTakeOne={work.takeOne}>
            <EmptyCloth onTemplates={help.openTemplates} />
          </KitCloth>
          <KitLinesContext value={lines}>{listing}</KitLinesContext>
        </div>
        {isWide && (
          <KitDocket
            work={work}
            actions={actions}
            className="sticky top-23 max-h-[max(34rem,calc(100dvh-6.5rem))]"
          />
        )}
      </div>
      {!isWide && <KitBar work={work} actions={actions} />}
      <KitHelp open={help.open} onClose={help.close} work={work} templates={templates} />
    </div>
  )
}
