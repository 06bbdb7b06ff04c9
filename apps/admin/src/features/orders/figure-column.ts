import type { OrderOfList } from '@trivet/core/contract/orders'
import { figureText } from '@trivet/core/copy/reports'
import { figureOfParts, type Figure } from '@trivet/core/reports'
import { column } from '@trivet/ui/data-table'
import type { ChoosableColumn } from '../../components/table-look.tsx'

/** Of the list behind a figure: each order's part of it, which is what the list is looked at for. */
export function figureColumn(figure: Figure): ChoosableColumn<OrderOfList> {
  const text = ({ figurePart }: OrderOfList) =>
    figurePart === undefined ? null : figureText(figureOfParts(figure), figurePart)
  // its head on two lines, where there is no room for one
  const className = 'max-2xl:whitespace-normal'
  return { ...column('In the figure', text, { numeric: true, className }), isFixed: true }
}
