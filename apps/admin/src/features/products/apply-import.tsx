import type { ImportLine } from '@trivet/core/contract/catalog'
import { AlertDialog } from '@trivet/ui/alert-dialog'
import { Button } from '@trivet/ui/button'

const mostNamed = 5

type ApplyImportProps = {
  changes: number
  /** The lines whose price changes by more than half. */
  steep: readonly ImportLine[]
  isPending: boolean
  onApply: () => void
}

/** Does what was previewed; prices that change by more than half are asked about once more. */
export function ApplyImport({ changes, steep, isPending, onApply }: ApplyImportProps) {
  const label = `Apply ${countOf(changes, 'change')}`
  const apply = (
    <Button loading={isPending} loadingText="Saving…" onClick={steep.length === 0 ? onApply : undefined}>
      {label}
    </Button>
  )
  if (steep.length === 0) return apply
  const more = steep.length - mostNamed
  return (
    <AlertDialog
      trigger={apply}
      title={`${countOf(steep.length, 'price')} ${steep.length === 1 ? 'changes' : 'change'} by more than half`}
      description="Guests see the new prices at once. Is that what you mean?"
      confirmLabel={label}
      onConfirm={onApply}
    >
      <ul className="mt-4 list-disc pl-5">
        {steep.slice(0, mostNamed).map(({ line, name, changes: all }) => {
          const price = all.find(({ column }) => column === 'price')
          return (
            <li key={line}>
              {name}: ${price?.from} becomes ${price?.to}
            </li>
          )
        })}
        {more > 0 && <li>and {more.toLocaleString('en-US')} more</li>}
      </ul>
    </AlertDialog>
  )
}

function countOf(count: number, noun: string): string {
  return `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`
}
