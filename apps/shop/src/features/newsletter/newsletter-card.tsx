import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { NewsletterForm } from './newsletter-form.tsx'

/**
 * A dialog that lets the page go on: it takes no focus from whoever is reading or typing, and gives the focus
 * back to where it was.
 */
export function NewsletterCard({ onClose }: { onClose: () => void }) {
  const card = useRef<HTMLDivElement>(null)
  const cameFrom = useRef<EventTarget | null>(null)

  useEffect(() => {
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) close()
    }
    document.addEventListener('keydown', closeOnEscape)
    return () => document.removeEventListener('keydown', closeOnEscape)
  })

  useEffect(() => {
    const rememberWhence = ({ target, relatedTarget }: FocusEvent) => {
      const isEntering = target instanceof Node && card.current?.contains(target)
      const wasInside = relatedTarget instanceof Node && card.current?.contains(relatedTarget)
      if (isEntering && !wasInside) cameFrom.current = relatedTarget
    }
    document.addEventListener('focusin', rememberWhence)
    return () => document.removeEventListener('focusin', rememberWhence)
  }, [])

  function close() {
    const hadFocus = card.current?.contains(document.activeElement)
    onClose()
    if (!hadFocus) return
    if (cameFrom.current instanceof HTMLElement && cameFrom.current.isConnected) cameFrom.current.focus()
    else document.getElementById('main')?.focus({ preventScroll: true })
  }

  return (
    <div
      ref={card}
      role="dialog"
      aria-labelledby="newsletter-title"
      aria-describedby="newsletter-text"
      className="page-width mt-section"
    >
      <div className="overflow-hidden rounded-cloth border bg-popover text-popover-foreground">
        <div aria-hidden className="weave weave-all h-5" />
        <div className="flex items-start gap-4 p-5 pb-0">
          <div className="min-w-0 flex-1">
            <h2 id="newsletter-title" className="type-h3">
              A letter from the dish rack
            </h2>
            <p id="newsletter-text" className="mt-2 max-w-prose text-small text-muted-foreground">
              New kits, and what to cook with them in a kitchen that is not yours. Every letter has a link to
              stop it.
            </p>
          </div>
          <button
            type="button"
            aria-label="Close the newsletter invitation"
            onClick={close}
            className="-mt-2 -mr-2 flex size-11 shrink-0 items-center justify-center rounded-tool hover:bg-foreground/8"
          >
            <X aria-hidden strokeWidth={1.75} className="size-5" />
          </button>
        </div>
        <NewsletterForm className="max-w-104 p-5 pt-4" />
      </div>
    </div>
  )
}
