import { AlertDialog } from '@trivet/ui/alert-dialog'

type ReplaceDialogProps = { templateName: string; onReplace: () => void; onKeep: () => void }

/** A template takes the place of what lies on the cloth, so it asks. */
export function ReplaceDialog({ templateName, onReplace, onKeep }: ReplaceDialogProps) {
  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && onKeep()}
      title="Replace your kit?"
      description={`${templateName} takes the place of what is on your cloth. You can undo this.`}
      confirmLabel="Replace"
      cancelLabel="Keep mine"
      onConfirm={onReplace}
    />
  )
}
