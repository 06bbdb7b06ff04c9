import type { OrderFilter, OrderPage } from '@trivet/core/contract/orders'
import { useState } from 'react'

type FigureAnswer = Pick<OrderPage, 'figureOf' | 'figureSum'>

type ListQuery = { data: OrderPage | undefined; isPlaceholderData: boolean }

/** What the server says of the figure that a list stands behind, also while another page of that list is on its way. */
export function useFigureAnswer(
  { sort: _sort, ...filter }: OrderFilter,
  { data, isPlaceholderData }: ListQuery,
): FigureAnswer | undefined {
  const list = JSON.stringify(filter)
  const [last, setLast] = useState<{ list: string; answer?: FigureAnswer }>({ list })
  // the list before may be of other things
  const answer = isPlaceholderData ? undefined : data
  if (answer && answer !== last.answer) setLast({ list, answer })
  return answer ?? (last.list === list ? last.answer : undefined)
}
