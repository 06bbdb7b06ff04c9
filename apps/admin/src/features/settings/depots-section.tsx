import { mainDepotId } from '@trivet/core/address'
import type { Depot } from '@trivet/core/contract/stock'
import { Button } from '@trivet/ui/button'
import { Pencil, Plus } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { CsvButton } from '../../components/csv-button.tsx'
import { Panel } from '../../components/panel.tsx'
import { newId } from '../../lib/new-id.ts'
import { paths } from '../../paths.ts'
import { DepotDialog } from './depot-dialog.tsx'

const newDepot = (): Depot => ({
  _id: newId(),
  name: '',
  postalCode: '',
  isClosed: false,
})

/** Where units stand. Saved one by one, beside the settings. */
export function DepotsSection({ depots }: { depots: readonly Depot[] }) {
  const [edited, setEdited] = useState<Depot | null>(null)
  return (
    <Panel title="Depots">
      <p className="mb-4 max-w-prose text-muted-foreground">
        An order takes its units from the depot of its area, and from no other.{' '}
        {depots.length === 1 && 'With a second one, each area can choose.'}
      </p>
      <ul className="flex flex-col divide-y border-y">
        {depots.map((depot) => (
          <li key={depot._id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
            <span className="min-w-0 flex-1 font-medium break-words">{depot.name}</span>
            {depot._id === mainDepotId && <span className="text-muted-foreground">New units come here</span>}
            {depot.isClosed && <span className="text-muted-foreground">Closed</span>}
            <Button variant="ghost" size="sm" onClick={() => setEdited(depot)}>
              <Pencil aria-hidden strokeWidth={1.75} />
              Change<span className="sr-only"> {depot.name}</span>
            </Button>
          </li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button variant="secondary" size="sm" onClick={() => setEdited(newDepot())}>
          <Plus aria-hidden strokeWidth={1.75} />
          Add a depot
        </Button>
        <CsvButton address="/api/admin/stock.csv" name="stock.csv" label="Units by depot as CSV" />
        <Button variant="secondary" size="sm" render={<Link to={paths.importStock()} />}>
          Import units
        </Button>
      </div>
      {edited && <DepotDialog depot={edited} onClose={() => setEdited(null)} />}
    </Panel>
  )
}
