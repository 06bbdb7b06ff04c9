import { countries, formatDay, type Order, type PaymentMethod, type PaymentStatus } from '@trivet/core'
import { Fact, Facts, Panel } from '../../components/panel.tsx'
import { Instant } from '../../components/instant.tsx'
import { formatPeriod } from '../../lib/dates.ts'

const methodLabel = { stripe: 'Card', paypal: 'PayPal' } as const satisfies Record<PaymentMethod, string>

const paymentSentence = {
  paid: 'Paid',
  unpaid: 'Not paid',
  'confirmation-required': 'Waiting for the guest to confirm with the bank',
} as const satisfies Record<PaymentStatus, string>

export function RentalPanel({ order }: { order: Order }) {
  const { street, city, state, postalCode, country } = order.rentalAddress
  const countryName = countries.find(({ code }) => code === country)?.label ?? country
  return (
    <Panel title="Rental">
      <Facts>
        <Fact label="Customer">{order.user.email}</Fact>
        <Fact label="Period">{formatPeriod(order.rentalStart, order.rentalEnd)}</Fact>
        <Fact label="Delivery day">{formatDay(order.rentalStart)}</Fact>
        <Fact label="Pickup day">{formatDay(order.rentalEnd)}</Fact>
        <Fact label="Address">
          <address className="not-italic">
            {street}
            <br />
            {city}, {state} {postalCode}
            <br />
            {countryName}
          </address>
        </Fact>
        <Fact label="Airbnb listing">{order.airbnbListing ?? 'None given'}</Fact>
      </Facts>
    </Panel>
  )
}

export function PaymentPanel({ order }: { order: Order }) {
  return (
    <Panel title="Payment">
      <Facts>
        <Fact label="Method">{methodLabel[order.paymentMethod]}</Fact>
        <Fact label="State">{paymentSentence[order.paymentStatus]}</Fact>
        {order.paidAt && (
          <Fact label="Paid at">
            <Instant at={order.paidAt} />
          </Fact>
        )}
        {order.holdExpiresAt && (
          <Fact label="Items held until">
            <Instant at={order.holdExpiresAt} />
          </Fact>
        )}
      </Facts>
    </Panel>
  )
}
