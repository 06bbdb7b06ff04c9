import type { Stay } from '@trivet/core/contract/stays'
import { Button } from '@trivet/ui/button'
import { Dialog, DialogContent } from '@trivet/ui/dialog'
import { StayForm } from './stay-form.tsx'

type StayDialogProps = { stay: Stay | null; onClose: () => void }

export function StayDialog({ stay, onClose }: StayDialogProps) {
  return (
    // a click beside it loses nothing that was typed
    <Dialog open disablePointerDismissal onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        size="lg"
        title={stay ? `Edit ${stay.title}` : 'Add a listing'}
        description="Title, city and what the kitchen has are public. Address, listing and notes are for guests who paid."
      >
        <StayForm stay={stay} onSaved={onClose}>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
        </StayForm>
      </DialogContent>
    </Dialog>
  )
}
