import * as ordersCopy from '@trivet/core/copy/orders'
import { useMutation, useQuery } from '@tanstack/react-query'

import type { Order, RentalChangeOutput } from '@trivet/core/contract/orders'
import type { CalendarDate } from '@trivet/core/dates'
import type { Dollars } from '@trivet/core/money'
import { errorCodeOf } from '../../lib/error-code.ts'
import { notify } from '../../lib/notify.ts'
import { trpc } from '../../lib/trpc.ts'

export type RentalRequest = { kind: 'dates' | 'longer'; rentalStart: CalendarDate; rentalEnd: CalendarDate }

/** What was offered, with the token of a card where there is something to pay. */
export type TakenOffer = { offer: RentalChangeOutput; paymentToken?: string | undefined }

type How = { dryRun?: boolean; paymentToken?: string | undefined; charge?: Dollars; refund?: Dollars }

/** What a request costs, asked as a dry run, and the same call in earnest: for what was shown, or not at all. */
export function useRentalChange(order: Order, request: RentalRequest, onDone: () => void) {
  const utils = trpc.useUtils()
  const { kind, rentalStart, rentalEnd } = request
  const ask = (how: How) => {
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
    mutationFn: ({ offer: { charge, refund }, paymentToken }: TakenOffer) =>
      ask({ paymentToken, charge, refund }),
    onSuccess(changed) {
      utils.orders.byId.setData({ id: order._id }, changed.order)
      void utils.orders.mine.invalidate()
      notify.success(kind === 'longer' ? ordersCopy.rentalExtended : ordersCopy.datesChanged)
      onDone()
    },
    async onError(error) {
      void utils.orders.byId.invalidate({ id: order._id })
      // the button waits for what it costs by now
      if (errorCodeOf(error) === 'PRICES_CHANGED') await preview.refetch()
    },
  })
  return { preview, change }
}
