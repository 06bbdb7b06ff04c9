import * as kitsCopy from '@trivet/core/copy/kits'

import { Button } from '@trivet/ui/button'
import { Dialog, DialogContent } from '@trivet/ui/dialog'

type KitConflictDialogProps = { onReload: () => void; onKeep: () => void; onClose: () => void }

/** The kit was saved from another tab or device meanwhile; both versions are still there. */
export function KitConflictDialog({ onReload, onKeep, onClose }: KitConflictDialogProps) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        size="sm"
        title="Two versions of this kit"
        description={kitsCopy.kitChangedElsewhere}
        footer={
          <>
            <Button variant="secondary" onClick={onKeep}>
              Keep mine
            </Button>
            <Button onClick={onReload}>Reload</Button>
          </>
        }
      >
        <p>
          Reload lays out the kit as it was saved; yours stays one step back, under Undo. Keep mine saves
          yours over it.
        </p>
      </DialogContent>
    </Dialog>
  )
}
