import type { Pickup } from '@trivet/core/contract/dispatch'
import * as dispatchCopy from '@trivet/core/copy/dispatch'
import { statusLabel } from '@trivet/core/orders'
import { EmptyState } from '@trivet/ui/empty-state'
import { Button } from '@trivet/ui/button'
import { Link } from 'react-router'
import { AdminPage } from '../../components/admin-page.tsx'
import { QueryState } from '../../components/query-state.tsx'
import { WayBack } from '../../components/way-back.tsx'
import { trpc } from '../../lib/trpc.ts'
import { paths } from '../../paths.ts'
import { useMay } from '../../lib/may.ts'
import { Allowed } from '../../components/allowed.tsx'
import { PickupChecklist } from './pickup-checklist.tsx'
import { PickupFacts } from './pickup-facts.tsx'
import { PickupResult } from './pickup-result.tsx'

/** The checklist of one pickup: before it to count, after it to read. */
export function PickupPage({ orderId }: { orderId: string }) {
  const query = trpc.dispatch.pickup.useQuery({ id: orderId })
  const guest = query.data?.guest
  const isDispatcher = useMay('dispatch')
  return (
    <AdminPage
      title={guest ? `Pickup from ${guest}` : 'Pickup'}
      above={
        isDispatcher ? (
          <WayBack to={paths.dispatch()} label="Dispatch" />
        ) : (
          <WayBack to={paths.warehouse()} label="Warehouse" />
        )
      }
    >
      <QueryState query={query} failure={dispatchCopy.pickupLoadFailed}>
        {(pickup) => (
          <div className="grid max-w-3xl gap-4">
            <PickupFacts pickup={pickup} />
            <PickupPart pickup={pickup} />
          </div>
        )}
      </QueryState>
    </AdminPage>
  )
}

function PickupPart({ pickup }: { pickup: Pickup }) {
  const { check, status, orderId } = pickup
  if (check) return <PickupResult check={check} />
  if (status === 'delivered') return <PickupChecklist pickup={pickup} />
  return (
    <EmptyState
      title={`This order is ${statusLabel(status).toLowerCase()}`}
      description="What comes back is counted while the guest has it: an order is delivered first."
      action={
        <Allowed permission="orders">
          <Button render={<Link to={paths.order({ _id: orderId })} />} variant="secondary">
            Open the order
          </Button>
        </Allowed>
      }
    />
  )
}
