import { auditActionText } from '@trivet/core/copy/audit'
import { TextField } from '@trivet/ui/text-field'
import { FilterSelect } from '../../components/filter-select.tsx'
import { trpc } from '../../lib/trpc.ts'

export const auditFilters = ['actor', 'action', 'from', 'to'] as const

type AuditFilter = (typeof auditFilters)[number]

type AuditFiltersProps = {
  filter: (name: AuditFilter) => string
  setFilter: (name: AuditFilter, value: string) => void
}

export function AuditFilters({ filter, setFilter }: AuditFiltersProps) {
  const actions = trpc.audit.actions.useQuery()
  // left as it was, the list stays on its page
  const ask = (actor: string) => actor.trim() !== filter('actor') && setFilter('actor', actor.trim())
  const options = [
    { value: '', label: 'All actions' },
    ...(actions.data ?? []).map((value) => ({ value, label: auditActionText(value) })),
  ]
  return (
    <>
      <TextField
        // typed anew when the filters are cleared
        key={filter('actor')}
        label="Who"
        placeholder="Who: name, email or shop"
        hideLabel
        fieldClassName="w-full sm:w-52"
        defaultValue={filter('actor')}
        onBlur={(event) => ask(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') ask(event.currentTarget.value)
        }}
      />
      <FilterSelect
        list={{ filter, setFilter }}
        name="action"
        label="Action"
        options={options}
        className="w-full sm:w-44"
      />
      <div className="flex gap-3">
        {(['from', 'to'] as const).map((end) => (
          <TextField
            key={end}
            type="date"
            label={end === 'from' ? 'From' : 'To'}
            fieldClassName="w-38"
            value={filter(end)}
            onChange={(event) => setFilter(end, event.target.value)}
          />
        ))}
      </div>
    </>
  )
}
