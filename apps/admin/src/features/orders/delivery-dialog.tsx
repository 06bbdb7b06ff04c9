import { zodResolver } from '@hookform/resolvers/zod'
import { countries } from '@trivet/core/address'
import type { StaffOrder } from '@trivet/core/contract/orders'
import { windowChoice } from '@trivet/core/copy/delivery'
import * as deliveryCopy from '@trivet/core/copy/delivery'
import { visitWindows, type VisitKind } from '@trivet/core/dispatch'
import { SelectField } from '@trivet/ui/select-field'
import { TextAreaField } from '@trivet/ui/text-area-field'
import { TextField } from '@trivet/ui/text-field'
import { toast } from '@trivet/ui/toaster'
import { useEffect, useState } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import { ChangedElsewhere } from '../../components/changed-elsewhere.tsx'
import { FormDialog } from '../../components/form-dialog.tsx'
import { statusOf, trpc } from '../../lib/trpc.ts'
import {
  deliveryChanges,
  deliveryFormInput,
  deliveryValues,
  mergeDelivery,
  wholeDelivery,
  type DeliveryFormValues,
  type DeliveryValues,
} from './delivery-values.ts'

type DeliveryDialogProps = { order: StaffOrder; onClose: () => void }

const windowsOf = (kind: VisitKind) =>
  visitWindows.map((value) => ({ value, label: windowChoice(kind, value) }))

const countryOptions = countries.map(({ code, label }) => ({ value: code, label }))

/** Where and how an order is delivered, until it is packed. It keeps the version it was opened with until staff decide. */
export function DeliveryDialog({ order, onClose }: DeliveryDialogProps) {
  const { _id: id } = order
  const utils = trpc.useUtils()
  const [opened] = useState(order)
  const [base, setBase] = useState(opened)
  const [current, setCurrent] = useState<StaffOrder | null>(null)
  const form = useForm({ resolver: zodResolver(deliveryFormInput), defaultValues: deliveryValues(base) })
  const save = trpc.orders.changeDeliveryByStaff.useMutation({
    onSuccess(saved) {
      utils.orders.forStaff.setData({ id }, saved.order)
      toast.success('Delivery details saved')
      onClose()
    },
    async onError(error) {
      if (statusOf(error) !== 409) return
      const latest = await utils.orders.forStaff.fetch({ id }, { staleTime: 0 })
      if (error.data?.errorCode === 'DELIVERY_CHANGED') setCurrent(latest)
    },
    onSettled: () => utils.dispatch.invalidate(),
  })

  const { setFocus } = form
  const first = order.stay ? 'phone' : 'rentalAddress.street'
  // whoever has decided leaves buttons that are gone
  useEffect(() => {
    if (base !== opened) setFocus(first)
  }, [base, opened, first, setFocus])

  function begin(version: StaffOrder, values: DeliveryValues) {
    setBase(version)
    setCurrent(null)
    save.reset()
    form.reset(values)
  }

  const { errors } = form.formState
  const { register } = form

  return (
    <FormDialog
      title="Delivery details"
      description="Until the order is packed. The price stays, in another area too, which may take the units of another depot. A new address is told to the guest by mail."
      submitLabel="Save"
      isPending={save.isPending}
      isBlocked={current !== null}
      error={current ? null : save.error}
      failure={deliveryCopy.deliveryChangeFailed}
      onClose={onClose}
      onSubmit={form.handleSubmit(({ rentalAddress, ...asked }) =>
        save.mutate({
          id,
          version: base.deliveryDetails?.version ?? 1,
          ...asked,
          ...(!order.stay && { rentalAddress }),
        }),
      )}
    >
      {current && <ChangedMeanwhile base={base} current={current} form={form} onGoOn={begin} />}
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

type ChangedMeanwhileProps = {
  base: StaffOrder
  current: StaffOrder
  form: Pick<UseFormReturn<DeliveryFormValues>, 'getValues'>
  onGoOn: (version: StaffOrder, values: DeliveryValues) => void
}

/** Somebody else saved first: what they saved beside what was typed, and whose is gone on with. */
function ChangedMeanwhile({ base, current, form, onGoOn }: ChangedMeanwhileProps) {
  const theirs = deliveryValues(current)
  const versions = { base: deliveryValues(base), mine: wholeDelivery(form.getValues()), theirs }
  return (
    <ChangedElsewhere
      title={deliveryCopy.deliveryChanged}
      changes={deliveryChanges(versions)}
      onTakeTheirs={() => onGoOn(current, theirs)}
      onKeepMine={() => onGoOn(current, mergeDelivery(versions))}
    />
  )
}
