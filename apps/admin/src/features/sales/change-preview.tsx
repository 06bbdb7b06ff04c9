import type { OrderChangeOutput } from '@trivet/core/contract/orders'
import { changeSettlementText } from '@trivet/core/copy/orders'
import { formatDollars } from '@trivet/core/money'
import { Docket, DocketRow, DocketTotal } from '@trivet/ui/docket'

/** The whole price after a change, with what each row was, and what becomes of the difference. */
export function ChangePreview({ change }: { change: OrderChangeOutput }) {
  const { quote, items, rows, delivery, depots, totalBefore, totalPrice, difference } = change
  const before = new Map(rows.map(({ label, from }) => [label, from]))
  const gone = rows.filter(({ label }) => quote.rows.every((row) => row.label !== label))
  const moved = depots ? [...delivery, `Packed in ${depots.to} instead of ${depots.from}`] : delivery
  return (
    <Docket
      title="After the change"
      {...(quote.rentalDays !== null && { meta: `${quote.rentalDays} days` })}
      className="text-body"
      footer={
        <div className="grid gap-2">
          <p className="font-medium">{changeSettlementText(change)}</p>
          {moved.length > 0 && (
            <ul aria-label="Where and in which hours" className="grid gap-1 border-t pt-2 wrap-anywhere">
              {moved.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          )}
        </div>
      }
    >
      {items.map(({ name, fromQty, toQty, from, to }) => (
        <DocketRow
          key={name}
          label={`${toQty} × ${name}`}
          note={fromQty === 0 ? 'new' : `was ${fromQty} for ${formatDollars(from)}`}
          value={formatDollars(to)}
        />
      ))}
      {quote.rows.map(({ code, label, amount }) => (
        <DocketRow
          key={`${code} ${label}`}
          label={label}
          note={was(before.get(label))}
          value={formatDollars(amount)}
        />
      ))}
      {gone.map(({ label, from }) => (
        <DocketRow key={label} label={label} note={was(from)} value={formatDollars(0)} />
      ))}
      <DocketTotal label="New total" note={was(totalBefore)} value={formatDollars(totalPrice)} />
      <DocketRow
        label="Difference"
        value={difference > 0 ? `+${formatDollars(difference)}` : formatDollars(difference)}
      />
    </Docket>
  )
}

function was(amount: number | undefined): string | undefined {
  if (amount === undefined) return undefined
  return amount === 0 ? 'new' : `was ${formatDollars(amount)}`
}
