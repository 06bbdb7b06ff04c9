import { useMutation } from '@tanstack/react-query'
import * as deliveryCopy from '@trivet/core/copy/delivery'
import type { AddressInput } from '@trivet/core/contract/address'
import type { DeliveryDetailsOutput } from '@trivet/core/contract/delivery'
import type { Order } from '@trivet/core/contract/orders'
import { useState } from 'react'
import { errorCodeOf } from '../../lib/error-code.ts'
import { notify } from '../../lib/notify.ts'
import { trpc } from '../../lib/trpc.ts'
import type { ApiInputs } from '../../lib/trpc.ts'
import type { DeliveryFormInput } from './delivery-values.ts'

type Body = ApiInputs['orders']['changeDelivery']

export type DeliveryPreviewFacts = {
  rentalAddress: AddressInput
  charge: number
  priceNote: string | null
  body: Body
}

type Changing = {
  order: Order
  details: DeliveryDetailsOutput
  onDone: () => void
  onRefused: (error: unknown) => void
}

/** Saves what is not as it was; a new address is asked about first. After a conflict the version is the latest. */
export function useChangeDelivery({ order, details, onDone, onRefused }: Changing) {
  const utils = trpc.useUtils()
  const { changeDelivery } = utils.client.orders
  const [preview, setPreview] = useState<DeliveryPreviewFacts | null>(null)
  const saving = useMutation({
    mutationFn: async (body: Body) => {
      const { rentalAddress } = body
      if (rentalAddress && preview === null) {
        const { changed, charge, priceNote } = await changeDelivery.mutate({ ...body, dryRun: true })
        if (changed.includes('address')) return { asked: { rentalAddress, charge, priceNote, body } }
      }
      return { saved: await changeDelivery.mutate(body) }
    },
    onSuccess({ asked, saved }) {
      if (asked) return setPreview({ ...asked, rentalAddress: { country: 'USA', ...asked.rentalAddress } })
      if (!saved) return
      utils.orders.byId.setData({ id: order._id }, saved.order)
      void utils.orders.mine.invalidate()
      notify.success(saved.changed.length > 0 ? deliveryCopy.deliverySaved : deliveryCopy.deliverySame)
      onDone()
    },
    onError(error) {
      setPreview(null)
      onRefused(error)
      const code = errorCodeOf(error)
      if (code === 'DELIVERY_CHANGED' || code === 'DELIVERY_CLOSED') {
        void utils.orders.byId.invalidate({ id: order._id })
      }
    },
  })

  function bodyOf({ rentalAddress, ...told }: DeliveryFormInput): Body {
    return { id: order._id, version: details.version, ...told, ...(!order.stay && { rentalAddress }) }
  }

  return {
    preview,
    error: saving.error,
    isConflict: errorCodeOf(saving.error) === 'DELIVERY_CHANGED',
    isSaving: saving.isPending,
    save: (values: DeliveryFormInput) => saving.mutate(bodyOf(values)),
    confirm: () => preview && saving.mutate(preview.body),
    forgetPreview: () => setPreview(null),
    forgetError: () => saving.reset(),
  }
}
