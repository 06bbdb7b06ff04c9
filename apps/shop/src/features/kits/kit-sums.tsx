import { depositNote } from '@trivet/core/copy/payments'
import { formatMoney, toDecimal } from '@trivet/core/money'
import type { KitPrice } from '@trivet/core/kits'
import { cn } from '@trivet/ui/cn'
import { DocketRow, DocketTotal } from '@trivet/ui/docket'
import { PriceForDates } from '../../components/product/weekly-price.tsx'
import { nextStepText } from './kit-words.ts'
import { weightText } from './weight-text.ts'

/** Every sum of a kit, and how to make it cheaper. */
export function KitSums({ price }: { price: KitPrice }) {
  const { listCents, discountPercent, discountCents, totalCents, depositCents, weightGrams, nextStep } = price
  return (
    <>
      <dl className="border-t border-dashed border-input pt-3">
        <DocketRow label="Subtotal" value={formatMoney(listCents)} />
        {discountPercent > 0 && (
          <DocketRow
            label={`Kit discount ${discountPercent}%`}
            value={formatMoney(-discountCents)}
            highlight
          />
        )}
        <DocketTotal
          label="Total / week"
          value={formatMoney(totalCents)}
          note={<PriceForDates price={toDecimal(totalCents)} />}
        />
        <DocketRow className="mt-2" label="Deposit" value={formatMoney(depositCents)} note={depositNote} />
        <DocketRow label="Weight" value={weightText(weightGrams)} />
      </dl>
      {nextStep && (
        <p
          className={cn(
            'w-fit',
            // butter marks one thing: the saving, or as long as there is none the way to it
            discountPercent > 0
              ? 'text-muted-foreground'
              : 'rounded-tool bg-accent px-2.5 text-accent-foreground',
          )}
        >
          {nextStepText(nextStep)}
        </p>
      )}
    </>
  )
}
