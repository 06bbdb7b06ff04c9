import { useRef, useState } from 'react'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { storedPopupClosed } from './newsletter-memory.ts'
import { useInvitation } from './use-invitation.ts'

const NewsletterCard = lazyPart(() => import('./newsletter-card.tsx').then((module) => module.NewsletterCard))

/** Asks once for an address, between the page and the footer: it covers nothing, and moves nothing that is seen. */
export function NewsletterPopup() {
  const place = useRef<HTMLDivElement>(null)
  const { isDue, hasAnswered, isSubscribed } = useInvitation(place)
  const [isShown, setIsShown] = useState(false)
  // whoever subscribes in the card still reads the thanks there
  if (isDue && !hasAnswered && !isShown) setIsShown(true)
  const isOpen = isDue && isShown

  function close() {
    setIsShown(false)
    if (!isSubscribed) storedPopupClosed.set(true)
  }
  return (
    <div ref={place}>
      {isOpen && <NewsletterCard onClose={close} />}
      <p role="status" className="sr-only">
        {isOpen && 'An invitation to our newsletter is at the end of the page. Escape closes it.'}
      </p>
    </div>
  )
}
