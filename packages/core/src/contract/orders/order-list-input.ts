import * as z from 'zod'
import * as generalCopy from '../../copy/general/sentences.ts'
import * as ordersCopy from '../../copy/orders/sentences.ts'

import {
  queryDay,
  queryPageNumber,
  querySearch,
  querySort,
  queryText,
  queryWord,
} from '../fields/query-input.ts'
import { figureFilter } from '../reports/report-input.ts'
import { optionalReferralCode } from '../referrals/referral-input.ts'
import { orderViews } from '../../orders/order-views.ts'
import { orderStatuses } from '../../orders/order-status.ts'
import { paymentStates } from '../../orders/payment-state.ts'

export const orderSorts = ['placed', 'delivery', 'pickup', 'total'] as const

export type OrderSort = (typeof orderSorts)[number]

/** What narrows the staff's list of orders. */
export const orderFilterInput = z.object({
  q: querySearch.meta({
    description:
      'Number in any spelling, email, name, address, host code, promotion code, or the beginning of an id',
  }),
  view: queryWord(orderViews, ordersCopy.viewNotFound),
  status: queryWord(orderStatuses, generalCopy.invalidStatus),
  payment: queryWord(paymentStates, generalCopy.invalidStatus),
  deliveryFrom: queryDay,
  deliveryTo: queryDay,
  pickupFrom: queryDay,
  pickupTo: queryDay,
  area: queryText({ max: 100 }).meta({ description: 'The name of a service area' }),
  code: optionalReferralCode.meta({ description: 'The host code or promotion code it was placed with' }),
  ...figureFilter,
  sort: querySort(orderSorts).meta({
    description: 'A minus before it turns it round; newest first unless given',
  }),
})

export const orderListInput = orderFilterInput.extend({ pageNumber: queryPageNumber })

export type OrderFilter = z.output<typeof orderFilterInput>
export type OrderListInput = z.output<typeof orderListInput>
