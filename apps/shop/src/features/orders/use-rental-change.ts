import * as ordersCopy from '@trivet/core/copy/orders'
import { useMutation, useQuery } from '@tanstack/react-query'

import type { Order } from '@trivet/core/contract/orders'
import type { CalendarDate } from '@trivet/core/dates'
import { notify } from '../../lib/notify.ts'
import { trpc } from '../../lib/trpc.ts'

export type RentalRequest = { kind: 'dates' | 'longer'; rentalStart: CalendarDate; rentalEnd: CalendarDate }

/** What a request costs, asked as a dry run, and the same call in earnest. */
export function useRentalChange(order: Order, request: RentalRequest, onDone: () => void) {
  const utils = trpc.useUtils()
  const { kind, rentalStart, rentalEnd } = request
  const ask = (how: { dryRun?: boolean; paymentToken?: string | undefined }) => {
    const { changeDates, extend } = utils.client.orders
    const body = { id: order._id, rentalEnd, ...how }
    return kind === 'longer' ? extend.mutate(body) : changeDates.mutate({ ...body, rentalStart })
  }
  const preview = useQuery({
    queryKey: ['rental-change', order._id, request],
    queryFn: () => ask({ dryRun: true }),
    staleTime: 0,
    gcTime: 0,
  })
  const change = useMutation({
    mutationFn: (paymentToken?: string) => ask({ paymentToken }),
    onSuccess(changed) {
      utils.orders.byId.setData({ id: order._id }, changed.order)
      void utils.orders.mine.invalidate()
      notify.success(kind === 'longer' ? ordersCopy.rentalExtended : ordersCopy.datesChanged)
      onDone()
    },
    onError: () => void utils.orders.byId.invalidate({ id: order._id }),
  })
  return { preview, change }
}
