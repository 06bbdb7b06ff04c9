import { CheckboxField } from '@trivet/ui/checkbox-field'
import type { AreaDraft } from './area-draft.ts'

type RuleAreasProps = {
  /** What the rule is called, for screen readers. */
  called: string
  areas: readonly AreaDraft[]
  chosen: readonly string[]
  error: string | undefined
  onChange: (chosen: string[]) => void
}

/** Where a rule holds: everywhere until an area is ticked. An area that is new has to be saved first. */
export function RuleAreas({ called, areas, chosen, error, onChange }: RuleAreasProps) {
  const known = areas.flatMap(({ id, name }) => (id === undefined ? [] : [{ id, name }]))
  const gone = chosen.filter((wanted) => known.every(({ id }) => id !== wanted))
  const choices = [...known, ...gone.map((id) => ({ id, name: `${id}, which is gone` }))]
  const names = choices.filter(({ id }) => chosen.includes(id)).map(({ name }) => name)
  return (
    <details className="order-last col-span-full" open={error !== undefined || undefined}>
      <summary className="cursor-pointer py-1">
        <span className="sr-only">{called}: </span>
        {names.length === 0 ? 'Everywhere' : `Only in ${names.join(', ')}`}
      </summary>
      <fieldset className="mt-2">
        <legend className="sr-only">Where {called} holds</legend>
        <div className="flex flex-wrap gap-x-5 gap-y-2">
          {choices.map(({ id, name }) => (
            <CheckboxField
              key={id}
              label={name}
              checked={chosen.includes(id)}
              onChange={({ target: { checked } }) =>
                onChange(checked ? [...chosen, id] : chosen.filter((one) => one !== id))
              }
            />
          ))}
        </div>
        {error && <p className="mt-1 text-destructive">{error}</p>}
      </fieldset>
    </details>
  )
}
