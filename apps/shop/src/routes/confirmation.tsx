import { useParams } from 'react-router'
import { PageHead } from '../components/page/page-head.tsx'
import { RequireSession } from '../components/page/require-session.tsx'
import { shopToday } from '../lib/shop-today.ts'
import { ConfirmationPage } from '../features/orders/confirmation-page.tsx'
import { demoOrder, isDemoOrder } from '../features/orders/demo-order.ts'
import { OrderConfirmation } from '../features/orders/order-confirmation.tsx'

export default function ConfirmationRoute() {
  const { orderId = '' } = useParams()
  const isDemo = isDemoOrder(orderId)
  return (
    <>
      <PageHead title="Your order" />
      {isDemo ? (
        <OrderConfirmation order={demoOrder(orderId, shopToday())} />
      ) : (
        <RequireSession>{() => <ConfirmationPage orderId={orderId} />}</RequireSession>
      )}
    </>
  )
}
