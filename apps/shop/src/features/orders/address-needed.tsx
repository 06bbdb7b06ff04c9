import { addressNeeded } from '@trivet/core/copy/address'
import type { Order } from '@trivet/core/contract/orders'
import { TriangleAlert } from 'lucide-react'
import { AddressNeededForm } from './address-needed-form.tsx'

/** An order to a listing whose street is to follow: said, and asked for, until it is there. */
export function AddressNeeded({ order }: { order: Order }) {
  if (!order.addressNeeded || order.status === 'cancelled') return null
  return (
    <section aria-labelledby="address-needed" className="rounded-cloth border bg-card p-5">
      <div className="-m-5 mb-5 flex gap-3 rounded-t-cloth bg-badge-warning-fill p-5 text-badge-warning">
        <TriangleAlert aria-hidden strokeWidth={1.75} className="mt-0.5 size-5 shrink-0" />
        <div>
          <h2 id="address-needed" className="type-h3">
            Where do we deliver?
          </h2>
          <p className="mt-1 max-w-prose">{addressNeeded} It stands in your booking confirmation.</p>
        </div>
      </div>
      <AddressNeededForm order={order} />
    </section>
  )
}
