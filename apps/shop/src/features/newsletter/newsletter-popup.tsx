import { lazy, Suspense, useState } from 'react'
import { storedPopupClosed } from './newsletter-memory.ts'
import { useInvitation } from './use-invitation.ts'

const NewsletterCard = lazy(() =>
  import('./newsletter-card.tsx').then((module) => ({ default: module.NewsletterCard })),
)

/** Asks once for an address, beside the page and never over it. */
export function NewsletterPopup() {
  const { isDue, hasAnswered, isSubscribed } = useInvitation()
  const [isShown, setIsShown] = useState(false)
  // whoever subscribes in the card still reads the thanks there
  if (isDue && !hasAnswered && !isShown) setIsShown(true)
  const isOpen = isDue && isShown

  function close() {
    setIsShown(false)
    if (!isSubscribed) storedPopupClosed.set(true)
  }
  return (
    <>
      <Suspense>{isOpen && <NewsletterCard onClose={close} />}</Suspense>
      <p role="status" className="sr-only">
        {isOpen && 'An invitation to our newsletter has opened. Escape closes it.'}
      </p>
    </>
  )
}
