import { formatMoney, quoteRental, toCents } from '@trivet/core'
import { Button } from '@trivet/ui/button'
import { Docket, DocketRow, DocketTotal } from '@trivet/ui/docket'
import { useState } from 'react'
import { PageHead } from '../components/page-head.tsx'

/** None of these are for rent: this page reads nothing from the shop and writes nothing to it. */
const mockProducts = [
  { id: 'mock-knife', name: 'Mock Knife', price: 14.99 },
  { id: 'mock-pan', name: 'Mock Pan', price: 7.5 },
  { id: 'mock-pot', name: 'Mock Pot', price: 14 },
  { id: 'mock-spoon', name: 'Mock Spoon', price: 3 },
  { id: 'mock-baking-tin', name: 'Mock Baking Tin', price: 4.25 },
  { id: 'mock-toaster', name: 'Mock Toaster', price: 9 },
] as const

export default function DebugKitBuilderRoute() {
  const [quantities, setQuantities] = useState<Readonly<Record<string, number>>>({})
  const quantityOf = (id: string) => quantities[id] ?? 0
  const change = (id: string, by: number) =>
    setQuantities({ ...quantities, [id]: Math.max(0, quantityOf(id) + by) })

  const { lines, subtotalCents } = quoteRental({
    lines: mockProducts
      .filter(({ id }) => quantityOf(id) > 0)
      .map(({ id, name, price }) => ({
        id,
        name,
        unitPriceCents: toCents(price),
        quantity: quantityOf(id),
      })),
    period: null,
    damageProtection: false,
  })

  return (
    <div className="page-width py-10">
      <PageHead title="Kit builder test page" />
      <h1 className="type-h1">Kit builder test page</h1>
      <p className="mt-3 max-w-prose text-muted-foreground">
        Six mock products. What you add stays on this page and is forgotten when you leave it.
      </p>
      <div className="mt-8 grid items-start gap-6 lg:grid-cols-[1fr_22rem]">
        <ul aria-label="Mock products" className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
          {mockProducts.map(({ id, name, price }) => (
            <li key={id} className="rounded-cloth border bg-card p-5">
              <h2 className="font-semibold">{name}</h2>
              <p className="mt-1 font-mono text-small">{formatMoney(toCents(price))} / week</p>
              <div className="mt-4 flex flex-wrap gap-2">
                <Button size="sm" onClick={() => change(id, 1)}>
                  Add<span className="sr-only"> {name}</span>
                </Button>
                <Button
                  size="sm"
                  variant="secondary"
                  disabled={quantityOf(id) === 0}
                  onClick={() => change(id, -1)}
                >
                  Remove<span className="sr-only"> {name}</span>
                </Button>
              </div>
            </li>
          ))}
        </ul>
        <Docket title="Your test kit" aria-label="Your test kit">
          {lines.map(({ id, name, quantity, lineTotalCents }) => (
            <DocketRow key={id} label={`${quantity} × ${name}`} value={formatMoney(lineTotalCents)} />
          ))}
          <DocketTotal label="Total per week" value={formatMoney(subtotalCents)} />
        </Docket>
      </div>
    </div>
  )
}
