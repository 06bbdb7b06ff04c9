import type { StaffOrder } from '@trivet/core/contract/orders'
import { windowChoice } from '@trivet/core/copy/delivery'
import { formatPhone } from '@trivet/core/delivery'
import { Button } from '@trivet/ui/button'
import { useState } from 'react'
import { Fact, Facts, Panel } from '../../components/panel.tsx'
import { DeliveryDialog } from './delivery-dialog.tsx'

/** What the guest told the driver, and how staff change it until the order is packed. */
export function DeliveryPanel({ order }: { order: StaffOrder }) {
  const [isEditing, setIsEditing] = useState(false)
  const { deliveryDetails: details } = order
  if (!details) return null
  const { phone, access, deliveryNotes, deliveryWindow, pickupWindow, isOpen } = details
  return (
    <Panel title="For the driver">
      <Facts>
        <Fact label="Phone">
          {phone ? (
            <a href={`tel:${phone.replace(/x.*/, '')}`} className="underline underline-offset-4">
              {formatPhone(phone)}
            </a>
          ) : (
            'None given for this order'
          )}
        </Fact>
        <Fact label="Access">{access || 'None given'}</Fact>
        <Fact label="Notes">
          <span className="wrap-anywhere whitespace-pre-line">{deliveryNotes || 'None given'}</span>
        </Fact>
        <Fact label="Chosen windows">
          Delivery: {windowChoice('delivery', deliveryWindow)}
          <br />
          Pickup: {windowChoice('pickup', pickupWindow)}
        </Fact>
      </Facts>
      {isOpen && (
        <Button variant="secondary" className="mt-3" onClick={() => setIsEditing(true)}>
          Change delivery details…
        </Button>
      )}
      {isEditing && <DeliveryDialog order={order} onClose={() => setIsEditing(false)} />}
    </Panel>
  )
}
