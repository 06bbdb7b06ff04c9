import type { Depot } from '@trivet/core/contract/stock'
import { windowChoice } from '@trivet/core/copy/delivery'
import { visitKinds, visitWindows, type VisitKind } from '@trivet/core/dispatch'
import { weekdayNames } from '@trivet/core/settings'
import { CheckboxField } from '@trivet/ui/checkbox-field'
import { SelectField, type SelectOption } from '@trivet/ui/select-field'
import { TextField } from '@trivet/ui/text-field'
import { useId, useState } from 'react'
import type { AreaFieldsProps } from './area-draft.ts'

type AreaTermsProps = AreaFieldsProps & {
  called: string
  /** The id of one of its fields. */
  field: (name: string) => string
}

/** Of its fields, as the rule names them. */
const names = [
  'depot',
  'deliveryPrice',
  'taxBasisPoints',
  'leadTimeDays',
  'cutOffHour',
  'closedWeekdays',
  'closedDates',
  ...visitKinds.flatMap((kind) => [
    `windows.${kind}`,
    ...visitWindows.map((window) => `windows.${kind}.${window}`),
  ]),
]

const visitLabels = { delivery: 'Deliveries a day', pickup: 'Pickups a day' } as const

/** What an area has of its own, put away until it is asked for, or something in it is wrong. */
export function AreaTerms(props: AreaTermsProps) {
  const { called, field, errorOf } = props
  const [isAsked, setIsAsked] = useState(false)
  const isOpen = isAsked || names.some((name) => errorOf(field(name)) !== undefined)
  return (
    <details
      className="sm:col-span-2"
      open={isOpen}
      onToggle={({ currentTarget }) => setIsAsked(currentTarget.open)}
    >
      <summary className="cursor-pointer py-1 font-medium">
        Fee, days and windows<span className="sr-only"> of {called}</span>
      </summary>
      {isOpen && <TermFields {...props} />}
    </details>
  )
}

function TermFields({ area, depots, field, errorOf, onLeave, onChange }: AreaTermsProps) {
  const choices = depotChoices(depots, area.depot)
  const text = (label: string, name: string, key: 'delivery' | 'tax' | 'leadTime' | 'cutOff') => (
    <TextField
      id={field(name)}
      label={label}
      inputMode="decimal"
      value={area[key]}
      error={errorOf(field(name))}
      onChange={(event) => onChange({ [key]: event.target.value })}
      onBlur={() => onLeave(field(name))}
    />
  )
  return (
    <div className="mt-3 grid items-end gap-4 sm:grid-cols-2">
      {choices.length > 1 && (
        <SelectField
          id={field('depot')}
          label="Depot"
          fieldClassName="sm:col-span-2"
          options={choices}
          value={area.depot}
          error={errorOf(field('depot'))}
          onChange={(event) => onChange({ depot: event.target.value })}
        />
      )}
      {text('Delivery fee here, $', 'deliveryPrice', 'delivery')}
      {text('Tax here, %', 'taxBasisPoints', 'tax')}
      {text('Lead time here, days', 'leadTimeDays', 'leadTime')}
      {text('Cut-off hour for today, 0 to 24', 'cutOffHour', 'cutOff')}
      <WeekdayChoice
        closed={area.closedWeekdays}
        error={errorOf(field('closedWeekdays'))}
        onChange={(closedWeekdays) => onChange({ closedWeekdays })}
      />
      <TextField
        id={field('closedDates')}
        label="Closed dates"
        hint="Such as 12/25/2026, 01/01/2027"
        fieldClassName="sm:col-span-2"
        value={area.closedDates}
        error={errorOf(field('closedDates'))}
        onChange={(event) => onChange({ closedDates: event.target.value })}
        onBlur={() => onLeave(field('closedDates'))}
      />
      {visitKinds.map((kind) => (
        <VisitLimits
          key={kind}
          kind={kind}
          area={area}
          field={field}
          errorOf={errorOf}
          onLeave={onLeave}
          onChange={onChange}
        />
      ))}
    </div>
  )
}

/** The open ones, and the one it has. */
function depotChoices(depots: readonly Depot[], present: string): SelectOption[] {
  return depots
    .filter(({ _id, isClosed }) => !isClosed || _id === present)
    .map(({ _id, name, isClosed }) => ({
      value: _id,
      label: isClosed ? `${name} (closed)` : name,
    }))
}

function WeekdayChoice({
  closed,
  error,
  onChange,
}: {
  closed: readonly number[]
  error: string | undefined
  onChange: (closed: number[]) => void
}) {
  return (
    <fieldset className="sm:col-span-2">
      <legend className="mb-1 font-medium">No van on</legend>
      <div className="flex flex-wrap gap-x-5 gap-y-1">
        {weekdayNames.map((name, day) => (
          <CheckboxField
            key={name}
            label={name}
            checked={closed.includes(day)}
            onChange={({ target: { checked } }) =>
              onChange(checked ? [...closed, day].toSorted() : closed.filter((one) => one !== day))
            }
          />
        ))}
      </div>
      {error && <p className="mt-1 text-destructive">{error}</p>}
    </fieldset>
  )
}

function VisitLimits({
  kind,
  area,
  field,
  errorOf,
  onLeave,
  onChange,
}: Omit<AreaTermsProps, 'called' | 'depots'> & { kind: VisitKind }) {
  const error = errorOf(field(`windows.${kind}`))
  const hintId = useId()
  return (
    <fieldset className="grid gap-4 sm:col-span-2 sm:grid-cols-3" aria-describedby={hintId}>
      <legend className="mb-1 font-medium">{visitLabels[kind]}</legend>
      {visitWindows.map((window) => (
        <TextField
          key={window}
          id={field(`windows.${kind}.${window}`)}
          label={windowChoice(kind, window)}
          inputMode="numeric"
          value={area.windows[kind][window]}
          error={errorOf(field(`windows.${kind}.${window}`))}
          onChange={(event) =>
            onChange({
              windows: { ...area.windows, [kind]: { ...area.windows[kind], [window]: event.target.value } },
            })
          }
          onBlur={() => onLeave(field(`windows.${kind}.${window}`))}
        />
      ))}
      <p id={hintId} className="text-small text-muted-foreground sm:col-span-3">
        {error ? (
          <span className="text-destructive">{error}</span>
        ) : (
          'Empty for any number, 0 not to offer it'
        )}
      </p>
    </fieldset>
  )
}
