import { orderOptions } from '@trivet/core/copy/orders'
import type { Order } from '@trivet/core/contract/orders'
import type { OrderOptions } from '@trivet/core/copy/orders'
import { Button } from '@trivet/ui/button'
import { useState } from 'react'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { useNow } from '../../lib/use-now.ts'

const CancelOrderDialog = lazyPart(() =>
  import('./cancel-order-dialog.tsx').then((module) => module.CancelOrderDialog),
)
const ChangeDatesDialog = lazyPart(() =>
  import('./change-dates-dialog.tsx').then((module) => module.ChangeDatesDialog),
)
const ExtendDialog = lazyPart(() => import('./extend-dialog.tsx').then((module) => module.ExtendDialog))
const ReportDamageDialog = lazyPart(() =>
  import('./report-damage-dialog.tsx').then((module) => module.ReportDamageDialog),
)
const ShareTripDialog = lazyPart(() =>
  import('./share-trip-dialog.tsx').then((module) => module.ShareTripDialog),
)

type Choice = keyof OrderOptions

const choices: { choice: Choice; label: string }[] = [
  { choice: 'share', label: 'Share this trip' },
  { choice: 'dates', label: 'Change dates' },
  { choice: 'longer', label: 'Keep it longer' },
  { choice: 'damage', label: 'Report damage' },
  { choice: 'cancel', label: 'Cancel order' },
]

/** All a guest may want to do with an order: until when it can be done, or why it cannot. */
export function OrderChoices({ order }: { order: Order }) {
  const [open, setOpen] = useState<Choice | null>(null)
  // what was typed into a report outlives its dialog, until it is sent
  const [isReporting, setIsReporting] = useState(false)
  const options = orderOptions(order, useNow())
  const dialog = { order, onClose: () => setOpen(null) }

  function choose(choice: Choice) {
    if (choice === 'damage') setIsReporting(true)
    setOpen(choice)
  }

  return (
    <section aria-labelledby="choices">
      <h2 id="choices" className="type-h3">
        If plans change
      </h2>
      <ul className="mt-4 divide-y border-y">
        {choices.map(({ choice, label }) => {
          const { isOpen, text } = options[choice]
          return (
            <li key={choice} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
              <div className="min-w-0 flex-1 basis-60">
                <p className={isOpen ? 'font-medium' : 'font-medium text-muted-foreground'}>{label}</p>
                <p className="text-small text-muted-foreground">{text}</p>
              </div>
              {isOpen && (
                <Button
                  size="sm"
                  variant="secondary"
                  className="h-11"
                  aria-haspopup="dialog"
                  onClick={() => choose(choice)}
                >
                  {label}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
      {open === 'share' && <ShareTripDialog {...dialog} />}
      {open === 'dates' && <ChangeDatesDialog {...dialog} />}
      {open === 'longer' && <ExtendDialog {...dialog} />}
      {isReporting && (
        <ReportDamageDialog {...dialog} isOpen={open === 'damage'} onSent={() => setIsReporting(false)} />
      )}
      {open === 'cancel' && <CancelOrderDialog {...dialog} />}
    </section>
  )
}
