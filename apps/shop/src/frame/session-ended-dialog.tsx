import { Dialog, DialogContent } from '@trivet/ui/dialog'
import { useLocation } from 'react-router'
import { LoginForm } from '../features/account/login-form.tsx'
import { awaitedUser } from '../lib/session-store.ts'

/** Over the page, which stays as it is: what was asked of the server goes on once the guest is back. */
export function SessionEndedDialog({ onDismiss }: { onDismiss: () => void }) {
  const { pathname, search } = useLocation()
  return (
    <Dialog defaultOpen onOpenChange={(open) => !open && onDismiss()}>
      <DialogContent
        size="sm"
        title="Please sign in again"
        description="Your session has ended. Sign in to go on where you are; nothing you typed is lost."
      >
        <LoginForm redirect={pathname + search} email={awaitedUser()?.email} />
      </DialogContent>
    </Dialog>
  )
}
