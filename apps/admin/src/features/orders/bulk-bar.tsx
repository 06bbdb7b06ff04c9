import { maxBulkOrders, type OrderFilter } from '@trivet/core/contract/orders'
import { Button } from '@trivet/ui/button'
import { useState } from 'react'
import { SelectionBar } from '../../components/selection-bar.tsx'
import type { Selection } from '../../lib/selection.ts'
import { BulkStatusDialog } from './bulk-status-dialog.tsx'

type BulkBarProps = {
  selection: Selection
  filter: OrderFilter
  /** Of the whole list. */
  total: number
  hasMore: boolean
}

/** What can be done with the orders that are ticked, or with all the list has. */
export function BulkBar({ selection, filter, total, hasMore }: BulkBarProps) {
  const [open, setOpen] = useState<'ticked' | 'matching' | null>(null)
  const most = Math.min(total, maxBulkOrders)
  const isAllOfPage = selection.pageState === 'all' && total > selection.ids.size

  function close(isDone: boolean) {
    setOpen(null)
    if (isDone) selection.clear()
  }

  return (
    <>
      <SelectionBar selection={selection} nouns={['order', 'orders']}>
        <Button size="sm" onClick={() => setOpen('ticked')}>
          Change status…
        </Button>
        {isAllOfPage && (
          <Button size="sm" variant="secondary" onClick={() => setOpen('matching')}>
            {most < total || hasMore
              ? `Change the first ${maxBulkOrders.toLocaleString('en-US')} matching…`
              : `Change all ${total} matching…`}
          </Button>
        )}
      </SelectionBar>
      {open && (
        <BulkStatusDialog
          request={open === 'ticked' ? { ids: [...selection.ids] } : { matching: filter }}
          onClose={close}
        />
      )}
    </>
  )
}
