import { standingOrderOutput, type StandingOrder } from '@trivet/core/contract/orders'
import * as ordersCopy from '@trivet/core/copy/orders'
import { formatDollars } from '@trivet/core/money'
import { Button } from '@trivet/ui/button'
import { TRPCClientError } from '@trpc/client'
import { Link } from 'react-router'
import { FormAlert } from '../../components/form-alert.tsx'
import { formatPeriod } from '../../lib/dates.ts'
import { messageOf } from '../../lib/trpc.ts'
import { paths } from '../../paths.ts'

type PlacingRefusalProps = {
  error: unknown
  onLookAgain: () => void
  onPlaceBesides: (orderId: string) => void
}

/** Why an order was not placed, and what can be done about it at once. */
export function PlacingRefusal({ error, onLookAgain, onPlaceBesides }: PlacingRefusalProps) {
  const standing = standingOf(error)
  const arePricesOld = error instanceof TRPCClientError && error.data?.errorCode === 'PRICES_CHANGED'
  if (!standing) {
    return (
      <div className="grid gap-3">
        <FormAlert>{messageOf(error, ordersCopy.orderFailed)}</FormAlert>
        {arePricesOld && (
          <Button type="button" variant="secondary" size="sm" onClick={onLookAgain}>
            Show the new prices
          </Button>
        )}
      </div>
    )
  }
  const { orderId, isPaid, totalPrice, rentalStart, rentalEnd } = standing
  return (
    <div className="grid gap-3">
      <FormAlert>
        {isPaid ? 'The guest has just placed the same order' : 'An order of the guest is not paid yet'}:{' '}
        {formatPeriod(rentalStart, rentalEnd)}, {formatDollars(totalPrice)}.
      </FormAlert>
      <Button
        type="button"
        variant="secondary"
        size="sm"
        render={<Link to={paths.order({ _id: orderId })} />}
      >
        Look at that order
      </Button>
      <Button type="button" variant="secondary" size="sm" onClick={() => onPlaceBesides(orderId)}>
        Place this one besides
      </Button>
    </div>
  )
}

/** The order that stands in the way, where one does. */
function standingOf(error: unknown): StandingOrder | null {
  const details: unknown = error instanceof TRPCClientError ? error.data?.details : null
  return standingOrderOutput.safeParse(details).data ?? null
}
