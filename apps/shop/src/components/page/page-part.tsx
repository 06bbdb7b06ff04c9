import { Suspense, useEffect, useRef } from 'react'
import type { ReactNode } from 'react'

/**
 * A part of the page that is hydrated in a task of its own, so that none keeps a touch waiting. It says when it
 * answers: `early-events/` holds what was done in it before. On a page that came without the server the fallback stands
 * in its place until its script is there.
 */
export function PagePart({ children, fallback }: { children: ReactNode; fallback?: ReactNode }) {
  return (
    <Suspense fallback={fallback}>
      <Hydrated>{children}</Hydrated>
    </Suspense>
  )
}

function Hydrated({ children }: { children: ReactNode }) {
  return (
    <div ref={useHydratedMark()} data-part className="contents">
      {children}
    </div>
  )
}

/** For the element with `data-part`. */
export function useHydratedMark() {
  const part = useRef<HTMLDivElement>(null)
  useEffect(() => part.current?.setAttribute('data-hydrated', ''), [])
  return part
}
