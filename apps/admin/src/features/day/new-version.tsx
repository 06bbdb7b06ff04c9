import { Button } from '@trivet/ui/button'
import { useEffect, useState } from 'react'

/** A newer app waits: it takes over when nobody is in the middle of a stop. */
export function NewVersion({ isBusy }: { isBusy: boolean }) {
  const [waiting, setWaiting] = useState<ServiceWorker | null>(null)

  useEffect(() => {
    if (!('serviceWorker' in navigator)) return undefined
    const look = async () => {
      const registration = await navigator.serviceWorker.getRegistration('/admin/')
      if (document.visibilityState === 'visible') await registration?.update().catch(() => {})
      setWaiting(navigator.serviceWorker.controller ? (registration?.waiting ?? null) : null)
    }
    void look()
    const onVisible = () => void look()
    document.addEventListener('visibilitychange', onVisible)
    return () => document.removeEventListener('visibilitychange', onVisible)
  }, [])

  if (!waiting || isBusy) return null
  const takeOver = () => {
    navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), {
      once: true,
    })
    waiting.postMessage('take-over')
  }
  return (
    <div role="status" className="flex flex-wrap items-center gap-3 rounded-cloth border p-3">
      <p className="min-w-0 flex-1">A new version is ready.</p>
      <Button size="sm" onClick={takeOver}>
        Use it
      </Button>
    </div>
  )
}
