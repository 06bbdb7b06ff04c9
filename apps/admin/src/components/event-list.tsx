import type { ReactNode } from 'react'
import { Instant } from './instant.tsx'

type ListedEvent = {
  key: string
  at: string
  what: string
  /** Who did it; left out where nobody is told. */
  by?: string | undefined
  /** What there is to say besides. */
  more?: ReactNode
}

/** What happened, oldest first, one stitch per event. */
export function EventList({ label, events }: { label: string; events: readonly ListedEvent[] }) {
  return (
    <ol aria-label={label} className="ml-1.5 border-l-2 border-dashed border-input">
      {events.map(({ key, at, what, by, more }) => (
        <li key={key} className="group relative pb-4 pl-5 last:pb-0">
          <span
            aria-hidden
            className="absolute top-1 -left-[7px] size-3 rounded-tool border-2 border-input bg-card group-last:border-accent-foreground group-last:bg-accent"
          />
          <p className="font-medium">{what}</p>
          <p className="text-muted-foreground">
            <Instant at={at} />
            {by && ` · ${by}`}
          </p>
          {more}
        </li>
      ))}
    </ol>
  )
}

/** As events name people: a guest by name, staff as such. */
export function actorText({ name, isStaff }: { name: string; isStaff: boolean }): string {
  return isStaff ? `${name}, staff` : name
}
