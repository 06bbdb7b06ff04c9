import type { BulkProductChange, AdminProduct } from '@trivet/core/contract/catalog'
import { Button } from '@trivet/ui/button'
import { useMemo, useState } from 'react'
import { BulkChangeDialog } from './bulk-change-dialog.tsx'

/** Out of the shop, or back into it. */
export function ArchiveButton({ product: { _id, archivedAt } }: { product: AdminProduct }) {
  const [isOpen, setIsOpen] = useState(false)
  const ids = useMemo(() => [_id], [_id])
  const change: BulkProductChange = archivedAt ? 'restore' : 'archive'
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => setIsOpen(true)}>
        {archivedAt ? 'Restore' : 'Archive'}
      </Button>
      {isOpen && (
        <BulkChangeDialog
          change={change}
          ids={ids}
          onDone={() => setIsOpen(false)}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}
