import type { BulkProductChange } from '@trivet/core/contract/catalog'
import { Button } from '@trivet/ui/button'
import { useState } from 'react'
import { SelectionBar } from '../../components/selection-bar.tsx'
import type { Selection } from '../../lib/selection.ts'
import { BulkChangeDialog } from './bulk-change-dialog.tsx'

const changes: [BulkProductChange, string][] = [
  ['archive', 'Archive'],
  ['restore', 'Restore'],
  ['popular', 'Make popular'],
  ['not-popular', 'Make not popular'],
]

type Pending = { change: BulkProductChange; ids: readonly string[] }

export function BulkProductBar({ selection }: { selection: Selection }) {
  const [pending, setPending] = useState<Pending | null>(null)
  return (
    <>
      <SelectionBar selection={selection} nouns={['product', 'products']}>
        {changes.map(([change, label]) => (
          <Button
            key={change}
            variant="secondary"
            size="sm"
            onClick={() => setPending({ change, ids: [...selection.ids] })}
          >
            {label}
          </Button>
        ))}
      </SelectionBar>
      {pending && (
        <BulkChangeDialog
          {...pending}
          onClose={() => setPending(null)}
          onDone={() => {
            setPending(null)
            selection.clear()
          }}
        />
      )}
    </>
  )
}
