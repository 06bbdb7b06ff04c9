import * as ordersCopy from '@trivet/core/copy/orders'
import { EmptyState } from '@trivet/ui/empty-state'
import { Panel } from '../../components/panel.tsx'
import { FormAlert } from '../../components/form-alert.tsx'
import { messageOf } from '../../lib/trpc.ts'
import { DeliveryFields } from './delivery-fields.tsx'
import { GuestField } from './guest-field.tsx'
import { ItemFields } from './item-fields.tsx'
import { PlaceFields } from './place-fields.tsx'
import { PriceFields } from './price-fields.tsx'
import { PriceDocket } from '../../components/price-docket.tsx'
import type { SaleState } from './use-sale.ts'

/** Who, where and when, what, and how it is delivered: in the sequence of a call. */
export function SalePanels({ sale }: { sale: SaleState }) {
  const { values, guest, items, price } = sale
  const refused = [price.data?.referral, price.data?.promotion].find((code) => code?.status === 'refused')
  return (
    <>
      <Panel title="Who">
        <GuestField guest={guest} onChoose={sale.setGuest} />
      </Panel>
      <Panel title="Where and when">
        <PlaceFields values={values} />
      </Panel>
      <Panel title="What">
        <ItemFields values={values} guest={guest} items={items} onChange={sale.setItems} />
      </Panel>
      <Panel title="Delivery">
        <DeliveryFields />
      </Panel>
      <Panel title="Price">
        <PriceFields refused={refused?.message ?? undefined} />
      </Panel>
    </>
  )
}

/** What it costs as it stands, or why it has no price. */
export function SalePrice({ sale: { cart, price } }: { sale: SaleState }) {
  if (cart === null) {
    return <EmptyState title="No items yet" description="The price stands here as soon as there is one." />
  }
  if (price.error) return <FormAlert>{messageOf(price.error, ordersCopy.orderFailed)}</FormAlert>
  return price.data ? <PriceDocket quote={price.data} /> : null
}
