import { maxCrates, type Crate, type OrderCrates } from '@trivet/core/contract/crates'
import * as cratesCopy from '@trivet/core/copy/crates'
import { cratePlaceNames } from '@trivet/core/copy/crates'
import { Badge } from '@trivet/ui/badge'
import { Button } from '@trivet/ui/button'
import { QuantityStepper } from '@trivet/ui/quantity-stepper'
import { toast } from '@trivet/ui/toaster'
import { ScanQrCode } from 'lucide-react'
import { Link } from 'react-router'
import { Instant } from '../../components/instant.tsx'
import { Panel } from '../../components/panel.tsx'
import { QueryState } from '../../components/query-state.tsx'
import { messageOf, trpc } from '../../lib/trpc.ts'
import { paths } from '../../paths.ts'
import { Allowed } from '../../components/allowed.tsx'
import { PdfButton } from './pdf-button.tsx'

/** The crates of an order: where each was last seen, and by whom. */
export function CratesPanel({ orderId }: { orderId: string }) {
  const query = trpc.crates.ofOrder.useQuery({ id: orderId })
  return (
    <Panel title="Crates">
      <QueryState query={query} failure={cratesCopy.cratesLoadFailed}>
        {(order) => (order.crates.length === 0 ? <NoCrates {...order} /> : <Crates {...order} />)}
      </QueryState>
    </Panel>
  )
}

function NoCrates({ orderId, needed }: OrderCrates) {
  return (
    <div className="grid justify-items-start gap-3">
      <p className="text-muted-foreground">
        No labels yet. This order takes {needed} {needed === 1 ? 'crate' : 'crates'}; they get their numbers
        with the packing list.
      </p>
      <LabelsButton orderId={orderId} />
    </div>
  )
}

function Crates({ orderId, needed, crates }: OrderCrates) {
  const utils = trpc.useUtils()
  const setCount = trpc.crates.setCount.useMutation({
    onSuccess: (order) => utils.crates.ofOrder.setData({ id: orderId }, order),
    onError: (error) => toast.error(messageOf(error, cratesCopy.crateCountFailed)),
  })
  return (
    <div className="grid gap-4">
      <ul className="grid gap-3">
        {crates.map((crate) => (
          <CrateLine key={crate.number} crate={crate} />
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-3">
        <Allowed permission="warehouse">
          <QuantityStepper
            itemName="crates"
            value={crates.length}
            min={1}
            max={maxCrates}
            disabled={setCount.isPending}
            onChange={(count) => setCount.mutate({ id: orderId, count })}
          />
        </Allowed>
        {needed !== crates.length && <span>By its lines it takes {needed}.</span>}
        <LabelsButton orderId={orderId} />
        <Button variant="secondary" render={<Link to={paths.crates()} />}>
          <ScanQrCode aria-hidden strokeWidth={1.75} />
          Scan
        </Button>
      </div>
    </div>
  )
}

function LabelsButton({ orderId }: { orderId: string }) {
  const utils = trpc.useUtils()
  return (
    <Allowed permission="warehouse">
      <PdfButton
        label="Crate labels"
        address={`/api/admin/orders/${orderId}/crate-labels.pdf`}
        // they have their numbers from the first print on
        onOpened={() => void utils.crates.ofOrder.invalidate({ id: orderId })}
      />
    </Allowed>
  )
}

function CrateLine({ crate: { number, place, scans } }: { crate: Crate }) {
  const last = scans.at(-1)
  return (
    <li className="grid gap-1">
      <p className="flex flex-wrap items-center gap-2">
        <span className="font-mono font-semibold">{number}</span>
        <Badge tone={place === null ? 'neutral' : 'info'}>
          {place === null ? 'Not packed yet' : cratePlaceNames[place]}
        </Badge>
      </p>
      {last && (
        <p className="text-muted-foreground">
          {last.by}, <Instant at={last.at} />
          {last.because && <>: {last.because}</>}
        </p>
      )}
    </li>
  )
}
