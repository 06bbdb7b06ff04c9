import { lazy, Suspense } from 'react'
import { useSessionHasEnded } from '../lib/session.tsx'

const SessionEndedDialog = lazy(() =>
  import('./session-ended-dialog.tsx').then((module) => ({ default: module.SessionEndedDialog })),
)

export function SessionEndedNotice() {
  const { hasEnded, dismiss } = useSessionHasEnded()
  if (!hasEnded) return null
  return (
    <Suspense>
      <SessionEndedDialog onDismiss={dismiss} />
    </Suspense>
  )
}
