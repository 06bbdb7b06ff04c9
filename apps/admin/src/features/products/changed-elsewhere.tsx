import * as productsCopy from '@trivet/core/copy/products'
import { productChanges } from '@trivet/core/catalog'
import type { AdminProduct, ProductDraft } from '@trivet/core/contract/catalog'
import { Button } from '@trivet/ui/button'
import { TriangleAlert } from 'lucide-react'

type ChangedElsewhereProps = {
  /** As this page saw it. */
  base: ProductDraft
  current: AdminProduct
  onTakeTheirs: () => void
  onKeepMine: () => void
}

/** What somebody else saved meanwhile, and the two ways on. */
export function ChangedElsewhere({ base, current, onTakeTheirs, onKeepMine }: ChangedElsewhereProps) {
  const changes = productChanges(base, current.draft)
  return (
    <section
      role="alert"
      aria-label={productsCopy.changedElsewhere}
      className="grid gap-3 rounded-cloth border-2 border-destructive bg-card p-4"
    >
      <p className="flex items-center gap-2 font-semibold">
        <TriangleAlert aria-hidden strokeWidth={1.75} className="size-5 shrink-0 text-destructive" />
        {productsCopy.changedElsewhere}
      </p>
      {changes.length === 0 ? (
        <p>Nothing that stands on this page is different.</p>
      ) : (
        <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[9rem_1fr]">
          {changes.map(({ column, label, from, to }) => (
            <div key={column} className="contents">
              <dt className="text-muted-foreground">{label}</dt>
              <dd className="min-w-0 break-words whitespace-pre-line">
                <del className="text-muted-foreground">{from || 'nothing'}</del>{' '}
                <span className="sr-only">is now</span> <ins className="no-underline">{to || 'nothing'}</ins>
              </dd>
            </div>
          ))}
        </dl>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="button" size="sm" onClick={onKeepMine}>
          Keep my changes on top
        </Button>
        <Button type="button" variant="secondary" size="sm" onClick={onTakeTheirs}>
          Drop my changes
        </Button>
      </div>
    </section>
  )
}
