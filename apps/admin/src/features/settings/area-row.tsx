import { Button } from '@trivet/ui/button'
import { SelectField } from '@trivet/ui/select-field'
import { TextField } from '@trivet/ui/text-field'
import { Trash2 } from 'lucide-react'
import type { AreaFieldsProps } from './area-draft.ts'
import { AreaTerms } from './area-terms.tsx'
import { zoneOptions } from './zone-options.ts'

type AreaRowProps = AreaFieldsProps & { place: number; onRemove: () => void }

export function AreaRow({ area, depots, place, errorOf, onLeave, onChange, onRemove }: AreaRowProps) {
  const field = (name: string) => `serviceAreas.${place}.${name}`
  const called = area.name.trim() || `area ${place + 1}`
  return (
    <li className="grid items-start gap-x-4 gap-y-3 py-4 sm:grid-cols-[minmax(0,1fr)_11rem]">
      <TextField
        id={field('name')}
        label="Name"
        value={area.name}
        error={errorOf(field('name'))}
        onChange={(event) => onChange({ name: event.target.value })}
        onBlur={() => onLeave(field('name'))}
      />
      <SelectField
        id={field('timeZone')}
        label="Time zone"
        options={zoneOptions(area.timeZone)}
        value={area.timeZone}
        error={errorOf(field('timeZone'))}
        onChange={(event) => onChange({ timeZone: event.target.value })}
      />
      <TextField
        id={field('zipRanges')}
        label="ZIP codes"
        value={area.zips}
        error={errorOf(field('zipRanges'))}
        onChange={(event) => onChange({ zips: event.target.value })}
        onBlur={() => onLeave(field('zipRanges'))}
      />
      <Button
        variant="ghost"
        size="sm"
        className="justify-self-start sm:mt-7"
        aria-label={`Remove ${called}`}
        onClick={onRemove}
      >
        <Trash2 aria-hidden strokeWidth={1.75} />
        Remove
      </Button>
      <AreaTerms
        area={area}
        depots={depots}
        called={called}
        field={field}
        errorOf={errorOf}
        onLeave={onLeave}
        onChange={onChange}
      />
    </li>
  )
}
