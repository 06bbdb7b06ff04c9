import { WifiOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'

/** Says it once and politely; what is on the page stays readable. */
export function OfflineBanner() {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  return (
    // always there, or screen readers would not hear what comes into it
    <div role="status" className="sticky top-16 z-30 md:top-20">
      {!isOnline && (
        <div className="border-b bg-secondary text-secondary-foreground">
          <p className="page-width flex items-start gap-3 py-2.5 text-small font-medium">
            <WifiOff aria-hidden strokeWidth={1.75} className="mt-0.5 size-5 shrink-0" />
            You are offline. Your cart and dates are kept; prices and stock are as you last saw them.
          </p>
        </div>
      )}
    </div>
  )
}

function subscribe(notify: () => void) {
  window.addEventListener('online', notify)
  window.addEventListener('offline', notify)
  return () => {
    window.removeEventListener('online', notify)
    window.removeEventListener('offline', notify)
  }
}
