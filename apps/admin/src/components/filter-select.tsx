import { SelectField, type SelectOption } from '@trivet/ui/select-field'

type FilterSelectProps<Filter extends string> = {
  list: { filter: (name: Filter) => string; setFilter: (name: Filter, value: string) => void }
  name: Filter
  label: string
  /** The one with an empty value narrows nothing. */
  options: readonly SelectOption[]
  className?: string
}

/** One filter of a list; a word of the address that is no option shows as none. */
export function FilterSelect<Filter extends string>(props: FilterSelectProps<Filter>) {
  const { list, name, label, options, className } = props
  const chosen = list.filter(name)
  return (
    <SelectField
      label={label}
      hideLabel
      fieldClassName={className}
      options={options}
      value={options.some(({ value }) => value === chosen) ? chosen : ''}
      onChange={(event) => list.setFilter(name, event.target.value)}
    />
  )
}
