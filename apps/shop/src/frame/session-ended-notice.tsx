import { lazyPart } from '../lib/lazy-part.tsx'
import { dismissEnd } from '../lib/session-store.ts'
import { useSessionHasEnded } from '../lib/session.tsx'

const SessionEndedDialog = lazyPart(() =>
  import('./session-ended-dialog.tsx').then((module) => module.SessionEndedDialog),
)

export function SessionEndedNotice() {
  return useSessionHasEnded() && <SessionEndedDialog onDismiss={dismissEnd} />
}
