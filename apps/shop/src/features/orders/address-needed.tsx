import { addressNeeded } from '@trivet/core/copy/address'
import type { Order } from '@trivet/core/contract/orders'
import { TriangleAlert } from 'lucide-react'
import { support } from '../../components/support.ts'

/** An order to a listing whose street is to follow: said until it is there. */
export function AddressNeeded({ order }: { order: Order }) {
  if (!order.addressNeeded || order.status === 'cancelled') return null
  const subject = encodeURIComponent(`The address of order ${order._id}`)
  return (
    <section
      aria-labelledby="address-needed"
      className="flex gap-3 rounded-cloth bg-badge-warning-fill p-5 text-badge-warning"
    >
      <TriangleAlert aria-hidden strokeWidth={1.75} className="mt-0.5 size-5 shrink-0" />
      <div className="max-w-prose">
        <h2 id="address-needed" className="type-h3">
          Where do we deliver?
        </h2>
        <p className="mt-1">{addressNeeded}</p>
        <p className="mt-2">
          <a href={`mailto:${support.email}?subject=${subject}`} className="underline underline-offset-4">
            Send us the address
          </a>{' '}
          from your booking confirmation.
        </p>
      </div>
    </section>
  )
}
