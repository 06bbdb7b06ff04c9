import { Button } from '@trivet/ui/button'
import { TriangleAlert } from 'lucide-react'
import { useEffect, useRef } from 'react'

export type ChangeElsewhere = {
  label: string
  from: string
  to: string
  /** What was typed here, where it is neither of the two. */
  typed?: string | undefined
}

type ChangedElsewhereProps = {
  title: string
  changes: readonly ChangeElsewhere[]
  onTakeTheirs: () => void
  onKeepMine: () => void
}

/** What somebody else saved meanwhile, beside what was typed here, and the two ways on. */
export function ChangedElsewhere({ title, changes, onTakeTheirs, onKeepMine }: ChangedElsewhereProps) {
  const notice = useRef<HTMLElement>(null)
  // it may stand above what is in sight
  useEffect(() => notice.current?.focus(), [])
  return (
    <section
      ref={notice}
      tabIndex={-1}
      role="alert"
      aria-label={title}
      className="grid gap-3 rounded-cloth border-2 border-destructive bg-card p-4"
    >
      <p className="flex items-center gap-2 font-semibold">
        <TriangleAlert aria-hidden strokeWidth={1.75} className="size-5 shrink-0 text-destructive" />
        {title}
      </p>
      {changes.length === 0 ? (
        <p>Nothing that stands here is different.</p>
      ) : (
        <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[9rem_1fr]">
          {changes.map(({ label, from, to, typed }) => (
            <div key={label} className="contents">
              <dt className="text-muted-foreground">{label}</dt>
              <dd className="min-w-0 wrap-anywhere whitespace-pre-line">
                <del className="text-muted-foreground">{from || 'nothing'}</del>{' '}
                <span className="sr-only">is now</span> <ins className="no-underline">{to || 'nothing'}</ins>
                {typed !== undefined && (
                  <>
                    {' '}
                    <strong className="block font-medium">You typed: {typed || 'nothing'}</strong>
                  </>
                )}
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
