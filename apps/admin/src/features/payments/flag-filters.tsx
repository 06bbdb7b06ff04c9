import { paymentFlagViews } from '@trivet/core/contract/payments'
import { paymentFlagKinds } from '@trivet/core/payments'
import { Button } from '@trivet/ui/button'
import { SelectField } from '@trivet/ui/select-field'
import type { ListState } from '../../lib/list-state.ts'
import { flagWords } from './flag-words.ts'

const views = { open: 'Open', closed: 'Closed', all: 'All' } as const satisfies Record<
  (typeof paymentFlagViews)[number],
  string
>

const viewOptions = paymentFlagViews.map((value) => ({ value, label: views[value] }))
const kindOptions = [
  { value: '', label: 'Everything' },
  ...paymentFlagKinds.map((value) => ({ value, label: flagWords[value].label })),
]

type FlagFiltersProps = { list: ListState<'show' | 'kind'>; summary: string }

export function FlagFilters({ list, summary }: FlagFiltersProps) {
  return (
    <div className="mb-4 flex flex-wrap items-end gap-3">
      <SelectField
        label="Show"
        options={viewOptions}
        value={list.filter('show') || 'open'}
        onChange={(event) => list.setFilter('show', event.target.value === 'open' ? '' : event.target.value)}
      />
      <SelectField
        label="What"
        options={kindOptions}
        value={list.filter('kind')}
        onChange={(event) => list.setFilter('kind', event.target.value)}
      />
      {list.isNarrowed && (
        <Button variant="ghost" size="sm" onClick={list.clear}>
          Clear filters
        </Button>
      )}
      <p aria-live="polite" className="min-h-9 content-center text-muted-foreground tabular-nums">
        {summary}
      </p>
    </div>
  )
}
