import { kitNameMaxLength, priceKit } from '@trivet/core/kits'
import { cn } from '@trivet/ui/cn'
import { TextField } from '@trivet/ui/text-field'
import { useEffect, useId, useRef } from 'react'
import type { ReactNode } from 'react'
import { KitChecklist } from './kit-checklist.tsx'
import { KitLines } from './kit-lines.tsx'
import { KitSums } from './kit-sums.tsx'
import { piecesText } from './kit-words.ts'
import type { KitWork } from './use-kit-work.ts'

type KitDocketProps = {
  work: KitWork
  /** What can be done with the kit, under the sums. */
  actions?: ReactNode
  className?: string
}

/** The kit as an order ticket: its name, what it still needs, every line and every sum. */
export function KitDocket({ work, actions, className }: KitDocketProps) {
  const titleId = useId()
  const { name, lines } = work.draft
  const price = priceKit(lines)
  const kit = useLastInSight<HTMLDivElement>(lines.length)
  return (
    <section
      aria-labelledby={titleId}
      tabIndex={-1}
      className={cn('docket flex flex-col gap-3 p-5 text-small', className)}
    >
      <header className="flex justify-between gap-4">
        <h2 id={titleId} className="font-semibold uppercase">
          Your kit
        </h2>
        <p role="status">{piecesText(price.itemCount)}</p>
      </header>
      {/* a long kit is moved under its sums; with it goes what a low screen has no room for */}
      <div
        ref={kit}
        className="-mx-5 -my-2 flex min-h-32 flex-col gap-3 overflow-y-auto px-5 py-2 shaded-edges"
      >
        <TextField
          label="Kit name"
          hideLabel
          maxLength={kitNameMaxLength}
          autoComplete="off"
          fieldClassName="font-sans"
          value={name}
          onChange={(event) => work.rename(event.currentTarget.value)}
        />
        <KitChecklist lines={lines} />
        {lines.length > 0 && <KitLines lines={lines} setQuantity={work.setQuantity} takeAll={work.takeAll} />}
      </div>
      <KitSums price={price} />
      {actions && <div className="font-sans">{actions}</div>}
    </section>
  )
}

/** Of the element with this ref, which is moved in its frame: what was added last. */
function useLastInSight<Frame extends HTMLElement>(count: number) {
  const frame = useRef<Frame>(null)
  const before = useRef(count)
  useEffect(() => {
    if (count > before.current) frame.current?.scrollTo({ top: frame.current.scrollHeight })
    before.current = count
  }, [count])
  return frame
}
