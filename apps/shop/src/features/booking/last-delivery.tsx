import { addressText } from '@trivet/core/copy/delivery'
import type { LastDelivery } from '@trivet/core/contract/delivery'
import { Button } from '@trivet/ui/button'
import { trpc } from '../../lib/trpc.ts'

type Last = NonNullable<LastDelivery['last']>

/** The place of the last order with all its driver was told, for guests who come again. */
export function LastDeliveryButton({ street, onUse }: { street: string; onUse: (last: Last) => void }) {
  const { data } = trpc.orders.lastDelivery.useQuery()
  const last = data?.last
  if (!last || last.rentalAddress.street === '' || last.rentalAddress.street === street) return null
  return (
    <Button
      variant="link"
      className="shrink self-start text-left whitespace-normal pointer-coarse:min-h-11"
      onClick={() => onUse(last)}
    >
      Deliver to {addressText(last.rentalAddress)} again
    </Button>
  )
}
