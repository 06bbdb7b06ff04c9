import type { AdminProductRow } from '@trivet/core/contract/catalog'
import * as generalCopy from '@trivet/core/copy/general'
import { keepPreviousData } from '@tanstack/react-query'

import { Button } from '@trivet/ui/button'
import { TextField } from '@trivet/ui/text-field'
import { Plus, Search } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { messageOf, trpc } from '../lib/trpc.ts'

export type NamedProduct = { slug: string; name: string }

type PickerProps = {
  /** Which products are offered at all; every one for rent unless given. */
  fits?: (product: AdminProductRow) => boolean
  /** Such as 'Find a component'. */
  label: string
  /** Slugs that are not offered. */
  taken: readonly string[]
  onPick: (product: AdminProductRow) => void
}

const mostShown = 6

/** Looks for products for rent; each is a button that adds it. */
export function ProductPicker({ label, taken, fits = () => true, onPick }: PickerProps) {
  const [text, setText] = useState('')
  const q = useDeferredValue(text.trim())
  const found = trpc.adminProducts.list.useQuery(
    { q, pageNumber: 1 },
    { enabled: q.length > 1, placeholderData: keepPreviousData },
  )
  const products = q.length > 1 ? (found.data?.products ?? []) : []
  const offered = products.filter((one) => fits(one) && !taken.includes(one.slug)).slice(0, mostShown)

  return (
    <div className="grid gap-2">
      <TextField
        type="search"
        label={label}
        icon={<Search aria-hidden strokeWidth={1.75} />}
        value={text}
        onChange={(event) => setText(event.target.value)}
        // Enter would save the whole form
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault()
        }}
        error={found.error ? messageOf(found.error, generalCopy.errorOccurred) : undefined}
      />
      <p role="status" className="text-muted-foreground">
        {q.length > 1 && found.isSuccess && offered.length === 0 && 'Nothing else is called that'}
      </p>
      {offered.length > 0 && (
        <ul aria-label="Found" className="flex flex-wrap gap-2">
          {offered.map((product) => (
            <li key={product.slug}>
              <Button
                type="button"
                variant="secondary"
                size="sm"
                onClick={() => {
                  onPick(product)
                  setText('')
                }}
              >
                <Plus aria-hidden strokeWidth={1.75} />
                <span className="sr-only">Add </span>
                {product.name}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
