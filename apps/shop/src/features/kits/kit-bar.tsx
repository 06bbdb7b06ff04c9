import { priceKit } from '@trivet/core/kits'
import { formatMoney } from '@trivet/core/money'
import { Button } from '@trivet/ui/button'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { nextStepText, piecesText } from './kit-words.ts'
import type { KitWork } from './use-kit-work.ts'

const KitSheet = lazyPart(() => import('./kit-sheet.tsx').then((module) => module.KitSheet))

/** On phones: how much is in the kit and what it costs, always in sight, and the way to the docket. */
export function KitBar({ work, actions }: { work: KitWork; actions: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false)
  const { itemCount, totalCents, nextStep } = priceKit(work.draft.lines)
  return (
    <div className="sticky bottom-0 z-30 -mx-page border-t bg-background px-page py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] lg:hidden">
      <div className="flex items-center justify-between gap-4">
        <p className="min-w-0 font-mono tabular-nums">
          <span className="block font-bold">{formatMoney(totalCents)} / week</span>
          <span className="block text-caption text-muted-foreground">
            {piecesText(itemCount)}
            {nextStep && ` · ${nextStepText(nextStep)}`}
          </span>
        </p>
        <Button
          className="px-5"
          aria-haspopup="dialog"
          onPointerEnter={KitSheet.askAhead}
          onClick={() => setIsOpen(true)}
        >
          Your kit
        </Button>
      </div>
      {isOpen && <KitSheet work={work} actions={actions} onClose={() => setIsOpen(false)} />}
    </div>
  )
}
