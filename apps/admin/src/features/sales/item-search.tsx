import { keepPreviousData } from '@tanstack/react-query'
import * as generalCopy from '@trivet/core/copy/general'
import { formatDollars } from '@trivet/core/money'
import { Button } from '@trivet/ui/button'
import { TextField } from '@trivet/ui/text-field'
import { Plus, Search } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { messageOf, trpc } from '../../lib/trpc.ts'
import { daysOf, type SaleItem, type SaleValues } from './sale-draft.ts'

type ItemSearchProps = {
  values: SaleValues
  taken: readonly string[]
  onPick: (item: Omit<SaleItem, 'qty'>) => void
}

const mostShown = 6

/** Products and kits as the shop offers them: with days and a place only what is free then and there. */
export function ItemSearch({ values, taken, onPick }: ItemSearchProps) {
  const [text, setText] = useState('')
  const keyword = useDeferredValue(text.trim())
  const isAsked = keyword.length > 1
  const days = daysOf(values)
  const found = trpc.products.list.useQuery(
    { keyword, start: days?.start, end: days?.end, place: values.rentalAddress.postalCode.trim() },
    { enabled: isAsked, placeholderData: keepPreviousData },
  )
  const products = (isAsked && found.data?.products.filter(({ _id }) => !taken.includes(_id))) || []
  return (
    <div className="grid gap-2">
      <TextField
        type="search"
        label="Find a product or kit"
        icon={<Search aria-hidden strokeWidth={1.75} />}
        value={text}
        onChange={(event) => setText(event.target.value)}
        // Enter would send the whole form
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault()
        }}
        error={found.error ? messageOf(found.error, generalCopy.errorOccurred) : undefined}
      />
      <p role="status" className="text-muted-foreground">
        {isAsked &&
          found.isSuccess &&
          products.length === 0 &&
          (days ? 'Nothing of that is free on these days' : 'Nothing else is called that')}
      </p>
      {products.length > 0 && (
        <ul aria-label="Products found" className="flex flex-wrap gap-2">
          {products.slice(0, mostShown).map(({ _id, name, price }) => (
            <li key={_id}>
              <Button
                type="button"
                variant="secondary"
                size="sm"
                onClick={() => {
                  onPick({ product: _id, name, isCustomKit: false })
                  setText('')
                }}
              >
                <Plus aria-hidden strokeWidth={1.75} />
                <span className="sr-only">Add </span>
                {name} <span className="text-muted-foreground">{formatDollars(price)}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
