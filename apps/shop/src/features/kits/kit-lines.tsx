import { maxKitQuantity } from '@trivet/core/kits'
import { formatMoney } from '@trivet/core/money'
import type { KitLine } from '@trivet/core/kits'
import { QuantityStepper } from '@trivet/ui/quantity-stepper'
import { X } from 'lucide-react'
import { memo } from 'react'
import { isSampleProduct } from './kit-listing.ts'
import type { KitActions } from './use-kit-work.ts'

type KitLinesProps = { lines: readonly KitLine[] } & Pick<KitActions, 'setQuantity' | 'takeAll'>

/** What is in the kit, line by line. */
export function KitLines({ lines, setQuantity, takeAll }: KitLinesProps) {
  return (
    <ul aria-label="Items in your kit" className="divide-y divide-dashed divide-input">
      {lines.map((line) => (
        <Line key={line.product} line={line} setQuantity={setQuantity} takeAll={takeAll} />
      ))}
    </ul>
  )
}

type LineProps = { line: KitLine } & Omit<KitLinesProps, 'lines'>

const Line = memo(function Line({ line, setQuantity, takeAll }: LineProps) {
  const { product, name, quantity, unitPriceCents } = line
  return (
    <li className="grid grid-cols-[1fr_auto] items-center gap-x-3 py-2.5">
      <p className="min-w-0 leading-snug break-words">
        {name}
        {isSampleProduct(product) && <span className="text-muted-foreground"> (sample)</span>}
      </p>
      <p className="text-right tabular-nums">{formatMoney(unitPriceCents * quantity)}</p>
      <div className="col-span-2 mt-1.5 flex items-center justify-between gap-2">
        <QuantityStepper
          size="sm"
          value={quantity}
          max={maxKitQuantity}
          itemName={name}
          onChange={(next) => setQuantity(product, next)}
        />
        <span className="text-caption text-muted-foreground">{formatMoney(unitPriceCents)} / week</span>
        <button
          type="button"
          aria-label={`Take ${name} out of your kit`}
          data-take
          onClick={(event) => {
            focusNext(event.currentTarget)
            takeAll(product)
          }}
          className="flex size-9 shrink-0 items-center justify-center rounded-tool text-muted-foreground hover:bg-foreground/8 hover:text-foreground pointer-coarse:size-11"
        >
          <X aria-hidden strokeWidth={1.75} className="size-4" />
        </button>
      </div>
    </li>
  )
})

/**
 * The pressed button goes with its line: before it does, that of the next line takes the focus, or the docket after the last
 * one. A browser that has to drop the focus with its element lays out the page once more (20 milliseconds on a slow phone).
 */
function focusNext(button: HTMLElement) {
  const line = button.closest('li')
  const next = line?.nextElementSibling ?? line?.previousElementSibling
  const place = next?.querySelector<HTMLElement>('[data-take]') ?? button.closest('section')
  place?.focus()
}
