import { useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'

type OpeningProps = {
  /** Which one, for `early-events/what-waits.ts`. */
  of: keyof typeof whileWaiting
  /** The browser has told whose page it is and what was begun. */
  isKnown: boolean
  loader: ReactNode
  children: ReactNode
}

// a part keeps what is pressed in it until it can answer, but only on a page that came with early-events/
const whileWaiting = {
  booking: { loader: 'booking-waits:block', opening: 'booking-waits:hidden' },
  kit: { loader: 'kit-waits:block', opening: 'kit-waits:hidden' },
} as const

/**
 * What a page begins with, drawn before it is known for whom. The loader stands in its place where it would be drawn anew, and where
 * nothing would hold what is pressed in it meanwhile: on a page that was reached from another one, or came without its inline script.
 */
export function Opening({ of, isKnown, loader, children }: OpeningProps) {
  const isHeld = useSyncExternalStore(never, isPageHeld, () => true)
  if (!isKnown && !isHeld) return loader
  return (
    <>
      {!isKnown && <div className={`hidden noscript:block ${whileWaiting[of].loader}`}>{loader}</div>}
      <div className={isKnown ? 'contents' : `noscript:hidden ${whileWaiting[of].opening}`}>{children}</div>
    </>
  )
}

function isPageHeld(): boolean {
  return document.documentElement.dataset.waits !== undefined
}

function never() {
  return () => {}
}
