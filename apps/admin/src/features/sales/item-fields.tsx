import { Button } from '@trivet/ui/button'
import { QuantityStepper } from '@trivet/ui/quantity-stepper'
import { Plus, X } from 'lucide-react'
import { trpc } from '../../lib/trpc.ts'
import { ItemSearch } from './item-search.tsx'
import { daysOf, type SaleGuest, type SaleItem, type SaleValues } from './sale-draft.ts'

type ItemFieldsProps = {
  values: SaleValues
  guest: SaleGuest | null
  items: readonly SaleItem[]
  onChange: (items: SaleItem[]) => void
}

/** What is rented, with what is free of it where and when it is wanted. */
export function ItemFields({ values, guest, items, onChange }: ItemFieldsProps) {
  const taken = items.map(({ product }) => product)
  const add = (item: Omit<SaleItem, 'qty'>) => onChange([...items, { ...item, qty: 1 }])
  return (
    <div className="grid gap-4">
      {items.length > 0 && (
        <ul aria-label="Items" className="divide-y border-y">
          {items.map((item) => (
            <li
              key={item.product}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3"
            >
              <p className="min-w-0 grow basis-40">
                <span className="block font-medium break-words">{item.name}</span>
                {item.isCustomKit ? (
                  <span className="text-muted-foreground">Custom kit of the guest</span>
                ) : (
                  <FreeUnits item={item} values={values} />
                )}
              </p>
              <span className="flex items-center gap-1">
                <QuantityStepper
                  value={item.qty}
                  itemName={item.name}
                  onChange={(qty) =>
                    onChange(items.map((one) => (one.product === item.product ? { ...one, qty } : one)))
                  }
                />
                <Button
                  type="button"
                  variant="ghost"
                  size="icon"
                  aria-label={`Remove ${item.name}`}
                  onClick={() => onChange(items.filter(({ product }) => product !== item.product))}
                >
                  <X aria-hidden strokeWidth={1.75} />
                </Button>
              </span>
            </li>
          ))}
        </ul>
      )}
      <ItemSearch values={values} taken={taken} onPick={add} />
      {guest && <OwnKits guest={guest} taken={taken} onPick={add} />}
    </div>
  )
}

function FreeUnits({ item, values }: { item: SaleItem; values: SaleValues }) {
  const days = daysOf(values)
  const place = values.rentalAddress.postalCode.trim()
  const { data } = trpc.products.availability.useQuery(
    { id: item.product, start: days?.start, end: days?.end, place },
    { enabled: days !== null },
  )
  if (!days || !data)
    return <span className="text-muted-foreground">Choose the days to see what is free</span>
  const isShort = data.free < item.qty
  return (
    <span className={isShort ? 'font-medium text-destructive' : 'text-muted-foreground'}>
      {isShort ? `Only ${Math.max(0, data.free)} free` : `${data.free} free`}
    </span>
  )
}

type OwnKitsProps = {
  guest: SaleGuest
  taken: readonly string[]
  onPick: (item: Omit<SaleItem, 'qty'>) => void
}

/** Kits that the guest has put together and saved. */
function OwnKits({ guest, taken, onPick }: OwnKitsProps) {
  const { data } = trpc.accounts.byId.useQuery({ id: guest._id })
  const kits = data?.kits.recent.filter(({ _id }) => !taken.includes(_id)) ?? []
  if (kits.length === 0) return null
  return (
    <div className="grid gap-2">
      <p className="text-muted-foreground">Kits that {guest.name} saved</p>
      <ul className="flex flex-wrap gap-2">
        {kits.map(({ _id, name }) => (
          <li key={_id}>
            <Button
              type="button"
              variant="secondary"
              size="sm"
              onClick={() => onPick({ product: _id, name, isCustomKit: true })}
            >
              <Plus aria-hidden strokeWidth={1.75} />
              <span className="sr-only">Add </span>
              {name}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
