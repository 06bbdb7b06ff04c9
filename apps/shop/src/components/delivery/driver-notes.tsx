import { formatPhone, readPhone } from '@trivet/core/delivery'
import type { DeliveryDetails } from '@trivet/core/delivery'

/** What the guest told the driver, as they read it themselves. */
export function DriverNotes({
  phone,
  access,
  deliveryNotes,
}: Pick<DeliveryDetails, 'phone' | 'access' | 'deliveryNotes'>) {
  const read = readPhone(phone)
  const told = [
    { label: 'Phone', text: read.ok ? formatPhone(read.phone) : phone },
    { label: 'Gate code or key box', text: access },
    { label: 'Notes', text: deliveryNotes },
  ].filter(({ text }) => text !== '')
  if (told.length === 0) return <p className="text-muted-foreground">Nothing noted yet</p>
  return (
    <>
      {told.map(({ label, text }) => (
        <p key={label} className="wrap-anywhere whitespace-pre-line">
          <span className="text-muted-foreground">{label}: </span>
          {text}
        </p>
      ))}
    </>
  )
}
