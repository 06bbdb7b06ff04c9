import type { Depot } from '@trivet/core/contract/stock'
import { Button } from '@trivet/ui/button'
import { Plus } from 'lucide-react'
import { Link } from 'react-router'
import { CsvButton } from '../../components/csv-button.tsx'
import { Panel } from '../../components/panel.tsx'
import { paths } from '../../paths.ts'
import { AreaRow } from './area-row.tsx'
import { newArea, type AreaDraft } from './area-draft.ts'
import type { SettingsForm } from './use-settings-form.ts'

/** Where the shop delivers: a row for each area, with its ZIP codes and its clock. */
export function AreasSection({ form, depots }: { form: SettingsForm; depots: readonly Depot[] }) {
  const { areas } = form.draft
  const error = form.errorOf('serviceAreas')
  const put = (index: number, values: Partial<AreaDraft>) =>
    form.change({ areas: areas.map((area, place) => (place === index ? { ...area, ...values } : area)) })

  return (
    <Panel title="Service areas">
      <p className="mb-4 max-w-prose text-muted-foreground">
        ZIP codes by their first three digits, such as 787 or 100–108. The time zone decides when an
        area&apos;s day begins, and with it every deadline of an order there. Fee, tax, days, windows and
        depot of an area count for its orders; what is left empty is as the shop has it.
      </p>
      <ul className="flex flex-col divide-y border-y">
        {areas.map((area, index) => (
          <AreaRow
            key={area.key}
            area={area}
            depots={depots}
            place={index}
            errorOf={form.errorOf}
            onLeave={form.leave}
            onChange={(values) => put(index, values)}
            onRemove={() => form.change({ areas: areas.filter(({ key }) => key !== area.key) })}
          />
        ))}
      </ul>
      {error && (
        <p role="alert" className="mt-3 font-medium text-destructive">
          {error}
        </p>
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        <Button variant="secondary" size="sm" onClick={() => form.change({ areas: [...areas, newArea()] })}>
          <Plus aria-hidden strokeWidth={1.75} />
          Add an area
        </Button>
        <CsvButton address="/api/admin/areas.csv" name="areas.csv" label="Areas as CSV" />
        <Button variant="secondary" size="sm" render={<Link to={paths.importAreas()} />}>
          Import areas
        </Button>
      </div>
    </Panel>
  )
}
