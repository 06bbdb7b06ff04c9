import { useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'

type OpeningProps = {
  /** Which one, for `early-events/what-waits.ts`. */
  of: 'booking' | 'kit'
  /** The browser has told whose page it is and what was begun. */
  isKnown: boolean
  loader: ReactNode
  children: ReactNode
}

/**
 * What a page begins with, drawn before it is known for whom. The loader stands in its place where it would be drawn anew, and where
 * nothing would hold what is pressed in it meanwhile: on a page that was reached from another one, or came without its inline script.
 */
export function Opening({ of, isKnown, loader, children }: OpeningProps) {
  const isHeld = useSyncExternalStore(never, isPageHeld, () => true)
  if (!isKnown && !isHeld) return loader
  return (
    <>
      {!isKnown && (
        <div data-opening={of} className="hidden waits:block noscript:block">
          {loader}
        </div>
      )}
      <div data-opening={of} className={isKnown ? 'contents' : 'waits:hidden noscript:hidden'}>
        {children}
      </div>
    </>
  )
}

function isPageHeld(): boolean {
  return document.documentElement.dataset.held !== undefined
}

function never() {
  return () => {}
}
