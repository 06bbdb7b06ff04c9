import { useKeptChoice } from '../../lib/kept-choice.ts'
import { orderColumns } from './order-columns.tsx'

/** How this browser shows the list. */
export type TableLook = { columns: readonly string[]; isCompact: boolean }

const standardLook: TableLook = {
  columns: orderColumns.filter(({ isStandard }) => isStandard).map(({ name }) => name),
  isCompact: false,
}

export function useTableLook() {
  return useKeptChoice('orders-table', standardLook, readLook)
}

function readLook(stored: unknown): TableLook | null {
  if (stored === null || typeof stored !== 'object') return null
  const columns: unknown = Reflect.get(stored, 'columns')
  if (!Array.isArray(columns)) return null
  const known = orderColumns.map(({ name }) => name).filter((name) => columns.includes(name))
  return { columns: known, isCompact: Reflect.get(stored, 'isCompact') === true }
}
