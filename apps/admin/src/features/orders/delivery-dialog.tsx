import { zodResolver } from '@hookform/resolvers/zod'
import type { StaffOrder } from '@trivet/core/contract/orders'
import * as deliveryCopy from '@trivet/core/copy/delivery'
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

const placeText = ({ rentalAddress: { city, state, postalCode } }: StaffOrder) =>
  `In ${city}, ${state} ${postalCode}`

/**
 * What the driver needs, until the order is packed, and the street where that is still to come: whatever else follows from a change
 * is shown before it in “Change this order”. It keeps the version it was opened with until staff decide.
 */
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
  const isStreetTold = opened.addressNeeded === true
  const first = isStreetTold ? 'rentalAddress.street' : 'phone'
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
      description="For whoever drives there. Address and hours are changed with the order."
      submitLabel="Save"
      isPending={save.isPending}
      isBlocked={current !== null}
      error={current ? null : save.error}
      failure={deliveryCopy.deliveryChangeFailed}
      onClose={onClose}
      onSubmit={form.handleSubmit(({ rentalAddress, phone, access, deliveryNotes }) =>
        save.mutate({
          id,
          version: base.deliveryDetails?.version ?? 1,
          phone,
          access,
          deliveryNotes,
          ...(isStreetTold && { rentalAddress }),
        }),
      )}
    >
      {current && <ChangedMeanwhile base={base} current={current} form={form} onGoOn={begin} />}
      {isStreetTold && (
        <TextField
          {...register('rentalAddress.street')}
          label="Street"
          hint={placeText(base)}
          required
          error={errors.rentalAddress?.street?.message}
        />
      )}
      <TextField
        {...register('phone')}
        label="Phone for this order"
        type="tel"
        error={errors.phone?.message}
      />
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
