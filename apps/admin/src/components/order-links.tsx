import { paths } from '../paths.ts'
import { PageLink } from './page-link.tsx'

/** Their numbers, each a link to its order; with how many pieces of a thing are for it, where that is told. */
export function OrderLinks({
  orders,
}: {
  orders: readonly { orderId: string; orderNumber: string; quantity?: number }[]
}) {
  return orders.map(({ orderId, orderNumber, quantity }, index) => (
    <span key={orderId} className="whitespace-nowrap">
      {index > 0 && ', '}
      {quantity !== undefined && `${quantity} for `}
      <PageLink to={paths.order({ _id: orderId })} className="font-mono underline">
        {orderNumber}
      </PageLink>
    </span>
  ))
}
