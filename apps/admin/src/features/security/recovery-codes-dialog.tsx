import { Button } from '@trivet/ui/button'
import { Dialog, DialogContent } from '@trivet/ui/dialog'
import { toast } from '@trivet/ui/toaster'
import { shopName } from '../../lib/shop-name.ts'

/** The only time they are seen: closed by saying so, not by a slip of the hand. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const copy = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => toast.success('Recovery codes copied'),
      () => toast.error('Copying failed. Please write them down.'),
    )
  return (
    <Dialog
      open
      disablePointerDismissal
      onOpenChange={(_open, { reason }) => reason === 'close-press' && onClose()}
    >
      <DialogContent
        title="Keep your recovery codes"
        description={`If your phone is lost, each of them lets you in to ${shopName} once, after your password. They are not shown again.`}
        footer={
          <>
            <Button variant="secondary" onClick={() => void copy()}>
              Copy all
            </Button>
            <Button onClick={onClose}>I have kept them</Button>
          </>
        }
      >
        <ul
          aria-label="Recovery codes"
          className="grid grid-cols-1 gap-x-6 gap-y-2 font-mono tabular-nums select-all min-[360px]:grid-cols-2"
        >
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
      </DialogContent>
    </Dialog>
  )
}
