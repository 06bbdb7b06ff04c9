import { zipPlace } from '@trivet/core/address'
import type { OrderChangeOutput } from '@trivet/core/contract/orders'
import { addressOfStay } from '@trivet/core/copy/delivery'
import type { VisitWindow } from '@trivet/core/dispatch'
import { formatDollars } from '@trivet/core/money'
import { RadioGroupField } from '@trivet/ui/radio-group-field'
import { SelectField } from '@trivet/ui/select-field'
import { TextField } from '@trivet/ui/text-field'
import { addressFaults, windowsKept, type AddressPart, type DeliveryDraft } from './order-delivery-draft.ts'
import type { OrderDraft } from './order-draft.ts'
import { useOpenWindows, windowOptions } from './window-options.ts'

type OrderPlaceFieldsProps = {
  draft: OrderDraft
  base: OrderDraft
  /** Whose host says where it is. */
  isOfStay: boolean
  areaPrice: OrderChangeOutput['areaPrice']
  onChange: (place: Partial<DeliveryDraft>) => void
}

/** Where an order goes and in which hours; in another area also whose fee and tax it has. */
export function OrderPlaceFields({ draft, base, isOfStay, areaPrice, onChange }: OrderPlaceFieldsProps) {
  const open = useOpenWindows(draft)
  const kept = windowsKept(draft, base)
  return (
    <div className="grid gap-4">
      {isOfStay ? (
        <p className="text-muted-foreground">{addressOfStay}</p>
      ) : (
        <AddressFields draft={draft} base={base} onChange={onChange} />
      )}
      {areaPrice && (
        <AreaPriceField
          price={areaPrice}
          isTaken={draft.takesAreaRates}
          onChange={(takesAreaRates) => onChange({ takesAreaRates })}
        />
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label="Delivery window"
          options={windowOptions('delivery', open, kept.delivery)}
          value={draft.deliveryWindow}
          onChange={({ target }) => onChange({ deliveryWindow: target.value as VisitWindow })}
        />
        <SelectField
          label="Pickup window"
          options={windowOptions('pickup', open, kept.pickup)}
          value={draft.pickupWindow}
          onChange={({ target }) => onChange({ pickupWindow: target.value as VisitWindow })}
        />
      </div>
    </div>
  )
}

type AddressFieldsProps = Pick<OrderPlaceFieldsProps, 'draft' | 'base' | 'onChange'>

function AddressFields({ draft, base, onChange }: AddressFieldsProps) {
  const { rentalAddress: address } = draft
  const faults = addressFaults(draft, base)
  const field = (part: AddressPart) => ({
    required: true,
    value: address[part],
    error: faults[part],
    onChange: ({ target }: { target: { value: string } }) =>
      onChange({ rentalAddress: { ...address, [part]: target.value } }),
  })

  /** A ZIP code of another state brings its city along. */
  function typeZip(postalCode: string) {
    const place = zipPlace(postalCode)
    const isElsewhere = place !== null && place.state !== address.state
    const brought = isElsewhere && { city: place.city ?? '', state: place.state }
    onChange({ rentalAddress: { ...address, postalCode, ...brought } })
  }

  return (
    <div className="grid gap-4 sm:grid-cols-3">
      <TextField label="Street" fieldClassName="sm:col-span-3" {...field('street')} />
      <TextField
        label="ZIP code"
        inputMode="numeric"
        {...field('postalCode')}
        onChange={({ target }) => typeZip(target.value)}
      />
      <TextField label="City" {...field('city')} />
      <TextField label="State" {...field('state')} />
    </div>
  )
}

type AreaPriceFieldProps = {
  price: NonNullable<OrderChangeOutput['areaPrice']>
  isTaken: boolean
  onChange: (isTaken: boolean) => void
}

function AreaPriceField({ price: { area, kept, taken }, isTaken, onChange }: AreaPriceFieldProps) {
  const difference = taken - kept
  const more = `${formatDollars(Math.abs(difference))} ${difference < 0 ? 'less' : 'more'}`
  return (
    <RadioGroupField
      name="area-rates"
      label="Delivery fee and tax"
      variant="card"
      value={isTaken ? 'taken' : 'kept'}
      onChange={({ currentTarget }) => onChange(currentTarget.value === 'taken')}
      options={[
        { value: 'kept', label: 'Keep those of the order', hint: formatDollars(kept) },
        { value: 'taken', label: `Take those of ${area}`, hint: `${formatDollars(taken)}, ${more}` },
      ]}
    />
  )
}
