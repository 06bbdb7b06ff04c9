import { Button } from '@trivet/ui/button'
import { Dialog, DialogContent } from '@trivet/ui/dialog'
import { Link, useLocation } from 'react-router'
import { paths } from '../paths.ts'

export function SessionEndedDialog({ onDismiss }: { onDismiss: () => void }) {
  const { pathname, search } = useLocation()
  return (
    <Dialog defaultOpen onOpenChange={(open) => !open && onDismiss()}>
      <DialogContent
        size="sm"
        title="Please sign in again"
        description="Your session has ended. Sign in to go on where you are; your cart and dates are kept."
        footer={
          <Button render={<Link to={paths.login({ redirect: pathname + search })} onClick={onDismiss} />}>
            Sign In
          </Button>
        }
      />
    </Dialog>
  )
}
