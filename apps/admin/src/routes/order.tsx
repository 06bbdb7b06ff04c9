import * as ordersCopy from '@trivet/core/copy/orders'
import type { StaffOrder } from '@trivet/core/contract/orders'
import { parseOrderNumber } from '@trivet/core/orders'
import { Button } from '@trivet/ui/button'
import { EmptyState } from '@trivet/ui/empty-state'
import { Link, Navigate, useParams } from 'react-router'
import { AdminPage } from '../components/admin-page.tsx'
import { Instant } from '../components/instant.tsx'
import { Panel } from '../components/panel.tsx'
import { QueryState } from '../components/query-state.tsx'
import { WayBack } from '../components/way-back.tsx'
import { CratesPanel } from '../features/orders/crates-panel.tsx'
import { CustomerPanel } from '../features/orders/customer-panel.tsx'
import { DamagePanel } from '../features/orders/damage-panel.tsx'
import { NoteForm } from '../features/orders/note-form.tsx'
import { OrderStatusBadge } from '../components/order-status-badge.tsx'
import { PaymentBadge } from '../features/orders/payment-badge.tsx'
import { DeliveryPanel } from '../features/orders/delivery-facts.tsx'
import { RentalPanel } from '../features/orders/order-details.tsx'
import { OrderDocket } from '../features/orders/order-docket.tsx'
import { OrderLines } from '../features/orders/order-lines.tsx'
import { OrderDocuments } from '../features/orders/order-documents.tsx'
import { OrderSteps } from '../features/orders/order-steps.tsx'
import { OrderTimeline } from '../features/orders/order-timeline.tsx'
import { PaymentPanel } from '../features/orders/payment-panel.tsx'
import { ReferralPanel } from '../features/orders/referral-panel.tsx'
import { StopReportsPanel } from '../features/orders/stop-reports-panel.tsx'
import { statusOf, trpc } from '../lib/trpc.ts'
import { paths } from '../paths.ts'

/** By its id, and by its number, as somebody may type it into the address. */
export default function OrderRoute() {
  const { id = '' } = useParams()
  const number = parseOrderNumber(id)
  return number === null ? <OrderPage id={id} /> : <OrderByNumber number={number} />
}

function OrderByNumber({ number }: { number: string }) {
  const query = trpc.orders.byNumber.useQuery({ number })
  if (query.data) return <Navigate to={paths.order(query.data)} replace />
  if (statusOf(query.error) === 404) return <OrderNotFound />
  return (
    <AdminPage title={`Order ${number}`}>
      <QueryState query={query} failure={ordersCopy.orderLoadFailed}>
        {() => null}
      </QueryState>
    </AdminPage>
  )
}

function OrderPage({ id }: { id: string }) {
  const query = trpc.orders.forStaff.useQuery({ id })
  if (statusOf(query.error) === 404) return <OrderNotFound />
  return (
    <AdminPage
      title={query.data ? `Order ${query.data.number}` : 'Order'}
      heading={query.data && <OrderHeading {...query.data} />}
      above={<WayBack to={paths.orders()} label="All orders" />}
      note={query.data && <Summary {...query.data} />}
    >
      <QueryState query={query} failure={ordersCopy.orderLoadFailed}>
        {(order) => (
          <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-6">
            <div className="grid min-w-0 gap-4 lg:gap-6">
              <OrderLines order={order} />
              <StopReportsPanel orderId={order._id} />
              <DamagePanel damageReports={order.damageReports} />
              <RentalPanel order={order} />
              <CratesPanel orderId={order._id} />
              <DeliveryPanel order={order} />
              <CustomerPanel customer={order.customer} />
              <ReferralPanel referral={order.referral} paymentState={order.paymentState} />
              <PaymentPanel order={order} />
              <Panel title="Timeline">
                <NoteForm order={order} />
                <OrderTimeline events={order.events} />
              </Panel>
            </div>
            <div className="grid min-w-0 gap-4 max-lg:order-first lg:gap-6">
              <OrderSteps order={order} />
              <OrderDocket order={order} />
              <OrderDocuments order={order} />
            </div>
          </div>
        )}
      </QueryState>
    </AdminPage>
  )
}

function OrderHeading({ number }: StaffOrder) {
  return (
    <>
      Order <span className="font-mono tracking-normal whitespace-nowrap">{number}</span>
    </>
  )
}

function Summary(order: StaffOrder) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <OrderStatusBadge {...order} />
      <PaymentBadge order={order} />
      <span>
        Placed <Instant at={order.createdAt} />
      </span>
      <span className="font-mono break-all">{order._id}</span>
    </div>
  )
}

function OrderNotFound() {
  return (
    <AdminPage title={ordersCopy.orderNotFound}>
      <EmptyState
        title="No order has this number"
        description="Check the address, or look for the order in the list."
        action={<Button render={<Link to={paths.orders()} />}>All orders</Button>}
      />
    </AdminPage>
  )
}
