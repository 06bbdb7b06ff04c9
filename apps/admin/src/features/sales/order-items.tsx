import { Button } from '@trivet/ui/button'
import { cn } from '@trivet/ui/cn'
import { QuantityStepper } from '@trivet/ui/quantity-stepper'
import { Undo2, X } from 'lucide-react'
import { ItemSearch } from './item-search.tsx'
import { quantityOf, type OrderDraft } from './order-draft.ts'
import { emptySale, type SaleItem } from './sale-draft.ts'

type OrderItemsProps = {
  draft: OrderDraft
  base: OrderDraft
  postalCode: string
  onChange: (items: SaleItem[]) => void
}

/** What the order is of: how many of each, what is taken off, and what comes into it. */
export function OrderItems({ draft, base, postalCode, onChange }: OrderItemsProps) {
  const { items, rentalStart, rentalEnd } = draft
  const set = (product: string, qty: number) =>
    onChange(items.map((one) => (one.product === product ? { ...one, qty } : one)))
  const values = {
    ...emptySale,
    rentalStart,
    rentalEnd,
    rentalAddress: { ...emptySale.rentalAddress, postalCode },
  }
  return (
    <div className="grid gap-4">
      <ul aria-label="Items" className="divide-y border-y">
        {items.map((item) => (
          <Item
            key={item.product}
            item={item}
            before={quantityOf(base, item.product)}
            isLast={items.filter(({ qty }) => qty > 0).length === 1}
            onSet={(qty) => set(item.product, qty)}
          />
        ))}
      </ul>
      <ItemSearch
        values={values}
        taken={items.map(({ product }) => product)}
        onPick={(item) => onChange([...items, { ...item, qty: 1 }])}
      />
    </div>
  )
}

type ItemProps = { item: SaleItem; before: number; isLast: boolean; onSet: (qty: number) => void }

function Item({ item, before, isLast, onSet }: ItemProps) {
  const { name, qty } = item
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <p className="min-w-0 grow basis-40">
        <span className={cn('block font-medium break-words', qty === 0 && 'line-through')}>{name}</span>
        <span className="text-muted-foreground">{whatIsNew(qty, before)}</span>
      </p>
      {qty === 0 ? (
        <Button type="button" variant="secondary" size="sm" onClick={() => onSet(Math.max(1, before))}>
          <Undo2 aria-hidden strokeWidth={1.75} />
          Put {name} back
        </Button>
      ) : (
        <span className="flex items-center gap-1">
          <QuantityStepper value={qty} itemName={name} onChange={onSet} />
          <Button
            type="button"
            variant="ghost"
            size="icon"
            disabled={isLast}
            aria-label={`Take ${name} off`}
            onClick={() => onSet(0)}
          >
            <X aria-hidden strokeWidth={1.75} />
          </Button>
        </span>
      )}
    </li>
  )
}

function whatIsNew(qty: number, before: number): string {
  if (qty === before) return 'As it is'
  if (qty === 0) return 'Taken off'
  return before === 0 ? 'New' : `${before} until now`
}
