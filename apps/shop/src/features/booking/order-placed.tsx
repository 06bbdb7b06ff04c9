import type { Order } from '@trivet/core/contract/orders'
import { useEffect } from 'react'
import { Navigate } from 'react-router'
import { cartActions } from '../../lib/cart-actions.ts'
import { removeCodes } from '../../lib/referral.ts'
import { forgetStay } from '../../lib/stay-store.ts'
import { paths } from '../../paths.ts'
import { forgetDraft } from './booking-draft.ts'
import { forgetAttempt } from './order-attempt.ts'

/** The booking is done: nothing of it stays behind, and the order has its own page. */
export function OrderPlaced({ order }: { order: Order }) {
  useEffect(() => {
    cartActions.emptyAfterOrder()
    forgetDraft()
    forgetAttempt()
    forgetStay()
    removeCodes()
  }, [])
  return <Navigate to={paths.confirmation({ orderId: order._id })} replace />
}
