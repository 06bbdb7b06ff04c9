import { lazyPart } from '../lib/lazy-part.tsx'
import { useSessionHasEnded } from '../lib/session.tsx'

const SessionEndedDialog = lazyPart(() =>
  import('./session-ended-dialog.tsx').then((module) => module.SessionEndedDialog),
)

export function SessionEndedNotice() {
  const { hasEnded, dismiss } = useSessionHasEnded()
  if (!hasEnded) return null
  return <SessionEndedDialog onDismiss={dismiss} />
}
