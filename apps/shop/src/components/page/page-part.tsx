import { Suspense, useEffect, useRef } from 'react'
import type { ReactNode } from 'react'

/**
 * A part of the page that is hydrated in a task of its own, so that none keeps a touch waiting. It says when it
 * answers: `early-events/` holds what was done in it before. On a page that came without the server the fallback stands
 * in its place until its script is there.
 */
export function PagePart({ fallback, ...part }: HydratedProps & { fallback?: ReactNode }) {
  return (
    <Suspense fallback={fallback}>
      <Hydrated {...part} />
    </Suspense>
  )
}

type HydratedProps = {
  children: ReactNode
  /** False while it waits for what the browser remembers: until then what is done in it is held as well. */
  canAnswer?: boolean
}

function Hydrated({ children, canAnswer = true }: HydratedProps) {
  return (
    <div ref={useHydratedMark(canAnswer)} data-part className="contents">
      {children}
    </div>
  )
}

/** For the element with `data-part`. */
export function useHydratedMark(canAnswer = true) {
  const part = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (canAnswer) part.current?.setAttribute('data-hydrated', '')
  }, [canAnswer])
  return part
}
