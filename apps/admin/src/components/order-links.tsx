import { paths } from '../paths.ts'
import { UnpaidBadge } from './order-status-badge.tsx'
import { PageLink } from './page-link.tsx'

type LinkedOrder = { orderId: string; orderNumber: string; quantity?: number; isUnpaid?: boolean }

/** Their numbers, each a link to its order; with how many pieces of a thing are for it, where that is told. */
export function OrderLinks({ orders }: { orders: readonly LinkedOrder[] }) {
  return orders.map(({ orderId, orderNumber, quantity, isUnpaid = false }, index) => (
    <span key={orderId} className="whitespace-nowrap">
      {index > 0 && ', '}
      {quantity !== undefined && `${quantity} for `}
      <PageLink to={paths.order({ _id: orderId })} className="font-mono underline">
        {orderNumber}
      </PageLink>
      {isUnpaid && (
        <>
          {' '}
          <UnpaidBadge />
        </>
      )}
    </span>
  ))
}
