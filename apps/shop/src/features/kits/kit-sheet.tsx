import { Dialog, DialogContent } from '@trivet/ui/dialog'
import type { ReactNode } from 'react'
import { KitDocket } from './kit-docket.tsx'
import type { KitWork } from './use-kit-work.ts'

type KitSheetProps = { work: KitWork; actions: ReactNode; onClose: () => void }

/** The docket on a phone. */
export function KitSheet({ work, actions, onClose }: KitSheetProps) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        placement="full"
        title="Kit summary"
        description="What is in your kit and what it costs"
        hideDescription
        footer={<div className="w-full">{actions}</div>}
      >
        <KitDocket work={work} />
      </DialogContent>
    </Dialog>
  )
}
