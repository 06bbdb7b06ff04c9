import { zodResolver } from '@hookform/resolvers/zod'
import { countries, defaultCountry, isCountryCode } from '@trivet/core/address'
import { addressInput } from '@trivet/core/contract/address'
import { deliveryDetailsFields, type DeliveryDetailsOutput } from '@trivet/core/contract/delivery'
import type { StaffOrder } from '@trivet/core/contract/orders'
import { windowChoice } from '@trivet/core/copy/delivery'
import * as deliveryCopy from '@trivet/core/copy/delivery'
import { formatPhone } from '@trivet/core/delivery'
import { visitWindows, type VisitKind } from '@trivet/core/dispatch'
import { SelectField } from '@trivet/ui/select-field'
import { TextAreaField } from '@trivet/ui/text-area-field'
import { TextField } from '@trivet/ui/text-field'
import { toast } from '@trivet/ui/toaster'
import { useForm } from 'react-hook-form'
import * as z from 'zod'
import { FormDialog } from '../../components/form-dialog.tsx'
import { statusOf, trpc } from '../../lib/trpc.ts'

type DeliveryDialogProps = { order: StaffOrder; details: DeliveryDetailsOutput; onClose: () => void }

const formInput = z.object({ rentalAddress: addressInput, ...deliveryDetailsFields })

const windowsOf = (kind: VisitKind) =>
  visitWindows.map((value) => ({ value, label: windowChoice(kind, value) }))

const countryOptions = countries.map(({ code, label }) => ({ value: code, label }))

/** Where and how an order is delivered, until it is packed. After a conflict a second save is against the latest version. */
export function DeliveryDialog({ order, details, onClose }: DeliveryDialogProps) {
  const { _id: id } = order
  const utils = trpc.useUtils()
  const { version, isOpen: _isOpen, ...told } = details
  const { country } = order.rentalAddress
  const form = useForm({
    resolver: zodResolver(formInput),
    defaultValues: {
      ...told,
      phone: formatPhone(told.phone),
      rentalAddress: { ...order.rentalAddress, country: isCountryCode(country) ? country : defaultCountry },
    },
  })
  const save = trpc.orders.changeDeliveryByStaff.useMutation({
    onSuccess(saved) {
      utils.orders.forStaff.setData({ id }, saved.order)
      toast.success('Delivery details saved')
      onClose()
    },
    onError: (error) => statusOf(error) === 409 && void utils.orders.forStaff.invalidate({ id }),
    onSettled: () => utils.dispatch.invalidate(),
  })
  const { errors } = form.formState
  const { register } = form

  return (
    <FormDialog
      title="Delivery details"
      description="Until the order is packed. The price stays; a new address is told to the guest by mail."
      submitLabel="Save"
      isPending={save.isPending}
      error={save.error}
      failure={deliveryCopy.deliveryChangeFailed}
      onClose={onClose}
      onSubmit={form.handleSubmit(({ rentalAddress, ...asked }) =>
        save.mutate({ id, version, ...asked, ...(!order.stay && { rentalAddress }) }),
      )}
    >
      {!order.stay && (
        <>
          <TextField
            {...register('rentalAddress.street')}
            label="Street"
            required
            error={errors.rentalAddress?.street?.message}
          />
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField
              {...register('rentalAddress.city')}
              label="City"
              required
              error={errors.rentalAddress?.city?.message}
            />
            <TextField
              {...register('rentalAddress.state')}
              label="State"
              required
              error={errors.rentalAddress?.state?.message}
            />
            <TextField
              {...register('rentalAddress.postalCode')}
              label="Postal code"
              required
              error={errors.rentalAddress?.postalCode?.message}
            />
            <SelectField
              {...register('rentalAddress.country')}
              label="Country"
              options={countryOptions}
              error={errors.rentalAddress?.country?.message}
            />
          </div>
        </>
      )}
      <TextField
        {...register('phone')}
        label="Phone for this order"
        type="tel"
        error={errors.phone?.message}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          {...register('deliveryWindow')}
          label="Delivery window"
          options={windowsOf('delivery')}
          error={errors.deliveryWindow?.message}
        />
        <SelectField
          {...register('pickupWindow')}
          label="Pickup window"
          options={windowsOf('pickup')}
          error={errors.pickupWindow?.message}
        />
      </div>
      <TextField
        {...register('access')}
        label="Gate code or key box"
        autoComplete="off"
        hint="For the guest, the driver and staff alone"
        error={errors.access?.message}
      />
      <TextAreaField
        {...register('deliveryNotes')}
        label="Delivery notes"
        rows={3}
        error={errors.deliveryNotes?.message}
      />
    </FormDialog>
  )
}
