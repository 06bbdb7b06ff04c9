import { kitNameMaxLength, priceKit } from '@trivet/core/kits'
import { cn } from '@trivet/ui/cn'
import { TextField } from '@trivet/ui/text-field'
import { useId } from 'react'
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
      <KitSums price={price} />
      {actions && <div className="font-sans">{actions}</div>}
    </section>
  )
}
