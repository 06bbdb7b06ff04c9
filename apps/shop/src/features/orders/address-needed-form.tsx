import { zodResolver } from '@hookform/resolvers/zod'
import { defaultCountry, isCountryCode } from '@trivet/core/address'
import { addressInput } from '@trivet/core/contract/address'
import type { Order } from '@trivet/core/contract/orders'
import * as contactCopy from '@trivet/core/copy/contact'
import * as generalCopy from '@trivet/core/copy/general'
import { Button } from '@trivet/ui/button'
import { useForm, useWatch } from 'react-hook-form'
import { sayingOutside, servedPlace } from '../../components/delivery/served-place.ts'
import { WaitingList } from '../../components/delivery/waiting-list-form.tsx'
import { AddressFields, addressLabels } from '../../components/form/address-fields.tsx'
import { formFields } from '../../components/form/form-fields.ts'
import { Form } from '../../components/form/form.tsx'
import { sayAtFields } from '../../components/form/say-at-fields.ts'
import { notify } from '../../lib/notify.ts'
import { useShopSettings } from '../../lib/shop-settings.tsx'
import { messageOf, trpc } from '../../lib/trpc.ts'

/** The whole address of a listing, as far as it is known filled in already. */
export function AddressNeededForm({ order: { _id: id, rentalAddress, deliveryDetails } }: { order: Order }) {
  const utils = trpc.useUtils()
  const { country } = rentalAddress
  const form = useForm({
    mode: 'onTouched',
    shouldFocusError: false,
    resolver: zodResolver(addressInput),
    defaultValues: { ...rentalAddress, country: isCountryCode(country) ? country : defaultCountry },
  })
  const fields = formFields(form, addressLabels)
  const change = trpc.orders.changeDelivery.useMutation({
    onSuccess({ order }) {
      utils.orders.byId.setData({ id }, order)
      void utils.orders.mine.invalidate()
      notify.success('Thank you! The driver knows where to go.')
    },
    onError: (error) => sayAtFields(form, error, { labels: addressLabels, inside: 'rentalAddress.' }),
  })
  const { serviceAreas } = useShopSettings()
  const typed = useWatch({ control: form.control })
  const { outside } = servedPlace(typed, serviceAreas)
  return (
    <>
      <Form
        form={form}
        fields={fields}
        onSubmit={(address) =>
          change.mutate({ id, rentalAddress: address, version: deliveryDetails?.version ?? 1 })
        }
        error={change.error && messageOf(change.error, generalCopy.errorOccurred)}
        className="flex flex-col gap-6"
      >
        <AddressFields
          of={sayingOutside((part) => fields.of(part), outside)}
          zipForm={{
            get: (part) => form.getValues(part) ?? '',
            set: (part, value) => form.setValue(part, value, { shouldValidate: true }),
          }}
          purpose="shipping"
          required
        />
        <Button
          type="submit"
          loading={change.isPending}
          loadingText={contactCopy.sending}
          className="self-start"
        >
          Send the address
        </Button>
      </Form>
      <WaitingList outside={outside} />
    </>
  )
}
