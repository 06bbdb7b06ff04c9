import * as generalCopy from '@trivet/core/copy/general'
import type { VisitChangePreview } from '@trivet/core/contract/dispatch'
import { CircleCheck, Info, TriangleAlert } from 'lucide-react'
import { messageOf } from '../../lib/trpc.ts'

type VisitChangeNotesProps = {
  isElsewhere: boolean
  preview: { data: VisitChangePreview | undefined; error: unknown; isFetching: boolean }
}

const icon = { 'aria-hidden': true, strokeWidth: 1.75 } as const

/** What the server would say to this visit change, as it is being put together. */
export function VisitChangeNotes({
  isElsewhere,
  preview: { data, error, isFetching },
}: VisitChangeNotesProps) {
  return (
    <div role="status" className="min-h-11 rounded-cloth border bg-muted/40 p-3">
      {!isElsewhere && <p className="text-muted-foreground">Choose another day or window.</p>}
      {isElsewhere && error != null && <p>{messageOf(error, generalCopy.errorOccurred)}</p>}
      {isElsewhere && !error && !data && <p className="text-muted-foreground">Looking at the stock…</p>}
      {isElsewhere && !error && data && (
        <div className={isFetching ? 'opacity-60' : undefined}>
          {data.ok ? (
            <p className="flex gap-2 font-medium">
              <CircleCheck {...icon} className="size-5 shrink-0 text-success" />
              Everything is free. This can be saved.
            </p>
          ) : (
            <p className="flex gap-2 font-medium">
              <TriangleAlert {...icon} className="size-5 shrink-0 text-destructive" />
              This cannot be saved:
            </p>
          )}
          <ul className="mt-1 grid gap-1">
            {data.conflicts.map(({ message }) => (
              <li key={message} className="ml-7 list-disc break-words">
                {message}
              </li>
            ))}
            {data.warnings.map(({ message }) => (
              <li key={message} className="flex gap-2 break-words">
                <Info {...icon} className="size-5 shrink-0 text-info" />
                {message}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
