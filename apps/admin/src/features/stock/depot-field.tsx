import type { ProductStock } from '@trivet/core/contract/stock'
import { SelectField, type SelectFieldProps } from '@trivet/ui/select-field'
import { unitsText } from './units-text.ts'

type DepotFieldProps = Omit<SelectFieldProps, 'options'> & {
  depots: ProductStock['depots']
}

export function DepotField({ depots, ...field }: DepotFieldProps) {
  const options = depots.map(({ _id, name, units }) => ({
    value: _id,
    label: `${name}, ${unitsText(units)}`,
  }))
  return <SelectField {...field} options={options} />
}
