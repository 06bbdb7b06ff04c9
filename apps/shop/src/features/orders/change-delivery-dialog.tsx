import * as deliveryCopy from '@trivet/core/copy/delivery'
import { zodResolver } from '@hookform/resolvers/zod'
import type { DeliveryDetailsOutput } from '@trivet/core/contract/delivery'
import type { Order } from '@trivet/core/contract/orders'
import { typedDelivery } from '@trivet/core/delivery'
import { Button } from '@trivet/ui/button'
import { Dialog, DialogContent } from '@trivet/ui/dialog'
import { useForm, useWatch } from 'react-hook-form'
import { DriverFields } from '../../components/delivery/driver-fields.tsx'
import { driverLabels } from '../../components/delivery/driver-labels.ts'
import { sayingOutside, servedPlace } from '../../components/delivery/served-place.ts'
import { WaitingList } from '../../components/delivery/waiting-list-form.tsx'
import { AddressFields, addressLabels } from '../../components/form/address-fields.tsx'
import { formFields } from '../../components/form/form-fields.ts'
import { Form } from '../../components/form/form.tsx'
import { sayAtFields } from '../../components/form/say-at-fields.ts'
import { useShopSettings } from '../../lib/shop-settings.tsx'
import { messageOf } from '../../lib/trpc.ts'
import { DeliveryPreview } from './delivery-preview.tsx'
import { deliveryFormInput } from './delivery-values.ts'
import { useChangeDelivery } from './use-change-delivery.ts'

const labels = {
  'rentalAddress.street': addressLabels.street,
  'rentalAddress.postalCode': addressLabels.postalCode,
  'rentalAddress.city': addressLabels.city,
  'rentalAddress.state': addressLabels.state,
  'rentalAddress.country': addressLabels.country,
  ...driverLabels,
} as const

type ChangeDeliveryDialogProps = { order: Order; details: DeliveryDetailsOutput; onClose: () => void }

/** Where and how an order is delivered. A new address is shown with its price before it is taken. */
export function ChangeDeliveryDialog({ order, details, onClose }: ChangeDeliveryDialogProps) {
  const form = useForm({
    mode: 'onTouched',
    shouldFocusError: false,
    resolver: zodResolver(deliveryFormInput({ isOfStay: order.stay !== undefined })),
    defaultValues: typedDelivery(order.rentalAddress, details),
  })
  const fields = formFields(form, labels)
  const change = useChangeDelivery({
    order,
    details,
    onDone: onClose,
    onRefused: (error) => sayAtFields(form, error, { labels }),
  })
  const { serviceAreas } = useShopSettings()
  const typed = useWatch({ control: form.control, name: 'rentalAddress' })
  // where it goes now was served when it was ordered
  const isMoved =
    typed.postalCode !== order.rentalAddress.postalCode || typed.state !== order.rentalAddress.state
  const outside = isMoved ? servedPlace(typed, serviceAreas).outside : null

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title="Delivery details"
        description="You can change them until we pack your order. The price stays the same."
      >
        {change.preview && (
          <DeliveryPreview
            order={order}
            preview={change.preview}
            isSaving={change.isSaving}
            onBack={change.forgetPreview}
            onConfirm={change.confirm}
          />
        )}
        {/* what is typed stays in its fields while the preview is looked at */}
        <div hidden={change.preview !== null}>
          <Form
            form={form}
            fields={fields}
            onSubmit={change.save}
            error={
              change.error && (
                <>
                  {messageOf(change.error, deliveryCopy.deliveryChangeFailed)}
                  {change.isConflict && (
                    <Button
                      variant="link"
                      className="block"
                      onClick={() => {
                        form.reset(typedDelivery(order.rentalAddress, details))
                        change.forgetError()
                      }}
                    >
                      Show what is there now
                    </Button>
                  )}
                </>
              )
            }
            className="flex flex-col gap-6"
          >
            {!order.stay && (
              <AddressFields
                of={sayingOutside((part) => fields.of(`rentalAddress.${part}`), outside)}
                zipForm={{
                  get: (part) => form.getValues(`rentalAddress.${part}`) ?? '',
                  set: (part, value) =>
                    form.setValue(`rentalAddress.${part}`, value, { shouldValidate: true }),
                }}
                purpose="shipping"
                required
              />
            )}
            <DriverFields
              of={(part) => fields.of(part)}
              {...(order.stay?.accessNotes && { accessFrom: 'Your host has told us how to get in.' })}
            />
            <div className="flex flex-wrap gap-3">
              <Button type="submit" loading={change.isSaving} loadingText="Saving...">
                Save changes
              </Button>
              <Button variant="secondary" onClick={onClose}>
                Not now
              </Button>
            </div>
          </Form>
          <WaitingList outside={outside} />
        </div>
      </DialogContent>
    </Dialog>
  )
}
