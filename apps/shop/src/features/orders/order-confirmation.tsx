import { paidWith } from '@trivet/core/copy/orders'
import { formatUsDate } from '@trivet/core/dates'
import { visitOnTheWay } from '@trivet/core/dispatch'
import { formatDollars, toCents, type Cents } from '@trivet/core/money'
import { tripWindows } from '@trivet/core/orders'
import type { Order } from '@trivet/core/contract/orders'
import { Button } from '@trivet/ui/button'
import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatInstant } from '../../components/format-instant.ts'
import { EmailNotice } from '../../components/account/email-notice.tsx'
import { OnTheWay } from '../../components/delivery/on-the-way.tsx'
import { DriverNotes } from '../../components/delivery/driver-notes.tsx'
import { PackedItems } from '../../components/rental/packed-items.tsx'
import { LinePicture } from '../../components/product/line-picture.tsx'
import { CreditRows } from '../../components/rental/credit-rows.tsx'
import { orderQuote } from '../../components/rental/order-quote.ts'
import { QuoteDocket } from '../../components/rental/quote-docket.tsx'
import { StatusBadge } from '../../components/status-badge.tsx'
import { now } from '../../lib/clock.ts'
import { paths } from '../../paths.ts'
import { AddressNeeded } from './address-needed.tsx'
import { AgreedTexts } from './agreed-texts.tsx'
import { AmountsDue, owesAmounts } from './amounts-due.tsx'
import { ChangeDeliveryButton } from './change-delivery-button.tsx'
import { DamageReports } from './damage-reports.tsx'
import { DeliveryPlace } from './delivery-place.tsx'
import { isDemoOrder } from './demo-order.ts'
import { DueRows } from './due-rows.tsx'
import { DocumentButton } from '../../components/document-button.tsx'
import { LinksOfCancelled } from './links-of-cancelled.tsx'
import { PaymentBadge } from './order-badges.tsx'
import { OrderChoices } from './order-choices.tsx'
import { OrderContact } from './order-contact.tsx'
import { openingOf } from './order-opening.ts'
import { OrderTimeline } from './order-timeline.tsx'
import { paymentMethodNames } from './order-words.ts'
import { usePaymentHold } from './payment-hold.ts'
import type { PaymentHold } from './payment-hold.ts'
import { PaymentPanel } from './payment-panel.tsx'
import { ReorderButton } from './reorder-button.tsx'
import { StopReports } from './stop-reports.tsx'
import { TripPlan } from './trip-plan.tsx'

/** The order as a plan: what comes when, where to, and what it cost. */
export function OrderConfirmation({ order }: { order: Order }) {
  const hold = usePaymentHold(order)
  const opening = openingOf(order, hold)
  const heading = useFocusOnOutcome(order)
  const isOwn = !isDemoOrder(order._id)
  return (
    <div className="page-width grid grid-cols-1 items-start gap-x-12 gap-y-10 py-10 lg:grid-cols-12 lg:py-16">
      <header className="lg:col-span-8">
        <p className="text-small">
          Order number <span className="font-mono font-medium whitespace-nowrap">{order.number}</span>
        </p>
        <h1 ref={heading} tabIndex={-1} className="mt-3 type-h1 outline-none">
          {opening.title}
        </h1>
        <p className="mt-4 max-w-prose text-lead text-muted-foreground">{opening.text}</p>
      </header>
      <div className="flex flex-col gap-10 lg:col-span-7 lg:row-start-2">
        <OnTheWay
          visit={visitOnTheWay(order, now())}
          windows={{
            delivery: order.deliveryWindow ?? tripWindows.delivery,
            pickup: order.pickupWindow ?? tripWindows.pickup,
          }}
        />
        {/* before the address: the items of an unpaid order are held for minutes, its street has days */}
        <PaymentPanel order={order} hold={hold} />
        <AddressNeeded order={order} />
        {isOwn && <EmailNotice />}
        {owesAmounts(order) && <AmountsDue order={order} />}
        {isComing(order, hold) && <TripPlan order={order} />}
        {isOwn && order.status !== 'cancelled' && hold !== 'over' && <OrderChoices order={order} />}
        {isOwn && <LinksOfCancelled order={order} />}
        {isOwn && <OrderContact number={order.number} />}
        {isOwn && <StopReports order={order} />}
        <DamageReports order={order} />
        <div>
          <Delivery order={order} />
          <ChangeDeliveryButton order={order} />
        </div>
        <Items order={order} />
        <Payment order={order} />
        {!owesAmounts(order) && <AmountsDue order={order} />}
      </div>
      <div className="flex flex-col gap-8 lg:col-span-5 lg:row-start-2">
        <QuoteDocket quote={orderQuote(order)} depositCents={openDeposit(order)}>
          <OrderCreditRows order={order} />
          <DueRows order={order} />
        </QuoteDocket>
        {isOwn && (
          <div className="flex flex-wrap gap-3">
            <DocumentButton
              path={paths.invoice({ orderId: order._id })}
              name={`trivet-invoice-${order.number}.pdf`}
              label="Invoice"
            />
            {!isComing(order, hold) && <ReorderButton orderId={order._id} />}
          </div>
        )}
        <OrderTimeline order={order} />
        <div className="flex flex-wrap gap-3">
          <Button render={<Link to={paths.profile({ tab: 'orders' })} />}>View My Orders</Button>
          <Button variant="secondary" render={<Link to={paths.home()} />}>
            Return to Home
          </Button>
        </div>
      </div>
    </div>
  )
}

/** Whether there is still something to plan for. */
function isComing({ status }: Order, hold: PaymentHold): boolean {
  return hold !== 'over' && !['collected', 'completed', 'cancelled'].includes(status)
}

/** The button that had the focus goes once it is paid or cancelled; the page's new heading takes over. */
function useFocusOnOutcome({ isPaid, status }: Order) {
  const heading = useRef<HTMLHeadingElement>(null)
  const isCancelled = status === 'cancelled'
  const before = useRef({ isPaid, isCancelled })
  useEffect(() => {
    const was = before.current
    // an alert that says why it is cancelled keeps the focus
    const isTold = document.activeElement?.matches('[role=alert]') ?? false
    if ((isPaid && !was.isPaid) || (isCancelled && !was.isCancelled && !isTold)) heading.current?.focus()
    before.current = { isPaid, isCancelled }
  }, [isPaid, isCancelled])
  return heading
}

function Delivery({ order }: { order: Order }) {
  return (
    <Section id="delivery" title="Delivery">
      <Fact label="Address">
        <DeliveryPlace order={order} />
      </Fact>
      {order.stay?.accessNotes && (
        <Fact label="How to get in">
          <p className="whitespace-pre-line">{order.stay.accessNotes}</p>
        </Fact>
      )}
      {order.deliveryDetails && (
        <Fact label="For the driver">
          <DriverNotes {...order.deliveryDetails} />
        </Fact>
      )}
      <Fact label="Rental period">
        {formatUsDate(order.rentalStart)} – {formatUsDate(order.rentalEnd)}
      </Fact>
      <Fact label="Status">
        <StatusBadge status={order.status} />
      </Fact>
    </Section>
  )
}

function Items({ order }: { order: Order }) {
  return (
    <section aria-labelledby="items">
      <h2 id="items" className="type-h3">
        Items
      </h2>
      <ul className="mt-4 flex flex-col divide-y border-y">
        {order.orderItems.map((item) => (
          <li key={item._id} className="flex items-center gap-4 py-3">
            <LinePicture item={item} sizes="4rem" className="w-16 shrink-0 rounded-cloth border" />
            <div className="min-w-0 flex-1 wrap-anywhere">
              {item.isCustomKit ? (
                <p className="font-medium">{item.name}</p>
              ) : (
                <Link to={paths.product(item)} className="font-medium hover:underline">
                  {item.name}
                </Link>
              )}
              <PackedItems kitName={item.name} items={item.items} />
            </div>
            <p className="text-right font-mono text-small tabular-nums">
              {item.qty} × {formatDollars(item.price)} / week
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Payment({ order }: { order: Order }) {
  return (
    <Section id="payment" title="Payment">
      <Fact label="Method">{paidWith(order, paymentMethodNames)}</Fact>
      <Fact label="Status">
        <PaymentBadge order={order} />
      </Fact>
      {order.paidAt && <Fact label="Paid on">{formatInstant(order.paidAt)}</Fact>}
      {order.paidPrice !== undefined && order.paidPrice !== order.totalPrice && (
        <Fact label="Paid in all">{formatDollars(order.paidPrice)}</Fact>
      )}
      {order.refundedPrice && <Fact label="Refunded">{formatDollars(order.refundedPrice)}</Fact>}
      <Fact label="You agreed to">
        <AgreedTexts agreedTo={order.agreedTo} />
      </Fact>
    </Section>
  )
}

/** What is open stands below it, as everything that is due; credit of an order that ended unpaid is back. */
function OrderCreditRows({ order }: { order: Order }) {
  const { accountCreditPrice = 0, isPaid, status } = order
  const creditCents = toCents(accountCreditPrice)
  if (!isPaid && status === 'cancelled') return null
  return <CreditRows totalCents={toCents(order.totalPrice)} creditCents={creditCents} isPaid={isPaid} />
}

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="type-h3">
        {title}
      </h2>
      <dl className="mt-4 divide-y border-y">{children}</dl>
    </section>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[8rem_1fr] gap-x-4 py-3 text-small max-[18rem]:grid-cols-1">
      <dt className="text-muted-foreground">{label}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </div>
  )
}

/** In cents; none once the pieces are back, or were never sent. */
function openDeposit({ deposit, status }: Order): Cents | undefined {
  const isOver = status === 'cancelled' || status === 'completed'
  return deposit === undefined || isOver ? undefined : toCents(deposit)
}
