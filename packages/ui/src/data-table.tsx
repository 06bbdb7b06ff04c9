import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from './cn.tsx'
import { Table, TableBody, TableCaption, TableCell, TableHead, TableHeader, TableRow } from './table.tsx'

export type Sort = { column: string; direction: 'ascending' | 'descending' }

export type Column<Row> = {
  header: string
  cell: (row: Row) => ReactNode
  /** The name by which the server sorts; without it the column cannot be sorted. */
  sortKey?: string
  /** Drawn in the head instead of the header's text, such as a checkbox. */
  heading?: ReactNode
  /** Figures stand in mono at the right. */
  numeric?: boolean
  className?: string
}

/** `column('Code', (row: Row) => row.code)` */
export function column<Row>(
  header: string,
  cell: (row: Row) => ReactNode,
  options: Omit<Column<Row>, 'header' | 'cell'> = {},
): Column<Row> {
  return { header, cell, ...options }
}

export type DataTableProps<Row> = {
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** Says what the table lists, for screen readers. */
  caption: string
  empty: ReactNode
  sort?: Sort
  onSortChange?: (sort: Sort) => void
  /** Such as `weave-edge weave-chef` for the row's collection. */
  rowClassName?: (row: Row) => string | undefined
  className?: string
}

export function DataTable<Row>({
  columns,
  rows,
  rowKey,
  caption,
  empty,
  sort,
  onSortChange,
  rowClassName,
  className,
}: DataTableProps<Row>) {
  return (
    <Table className={className}>
      <TableCaption>{caption}</TableCaption>
      <TableHeader>
        <TableRow>
          {columns.map((item) => (
            <HeaderCell key={item.header} column={item} sort={sort} onSortChange={onSortChange} />
          ))}
        </TableRow>
      </TableHeader>
      <TableBody>
        {rows.map((row) => (
          <TableRow key={rowKey(row)} className={rowClassName?.(row)}>
            {columns.map((item) => (
              <TableCell key={item.header} className={cellClasses(item)}>
                {item.cell(row)}
              </TableCell>
            ))}
          </TableRow>
        ))}
        {rows.length === 0 && (
          <TableRow>
            <TableCell colSpan={columns.length} className="py-12 text-center text-muted-foreground">
              {empty}
            </TableCell>
          </TableRow>
        )}
      </TableBody>
    </Table>
  )
}

type HeaderCellProps<Row> = Pick<DataTableProps<Row>, 'sort' | 'onSortChange'> & { column: Column<Row> }

function HeaderCell<Row>({ column: item, sort, onSortChange }: HeaderCellProps<Row>) {
  const { sortKey } = item
  if (!sortKey || !onSortChange) {
    return <TableHead className={cellClasses(item, 'font-sans')}>{item.heading ?? item.header}</TableHead>
  }
  const direction = sort?.column === sortKey ? sort.direction : undefined
  const next = direction === 'ascending' ? 'descending' : 'ascending'
  const Icon = direction ? { ascending: ArrowUp, descending: ArrowDown }[direction] : ChevronsUpDown
  return (
    <TableHead aria-sort={direction ?? 'none'} className={cellClasses(item, 'font-sans')}>
      <button
        type="button"
        onClick={() => onSortChange({ column: sortKey, direction: next })}
        className="inline-flex min-h-6 items-center gap-1 rounded-cloth hover:text-foreground"
      >
        {item.header}
        <Icon aria-hidden strokeWidth={1.75} className="size-4" />
      </button>
    </TableHead>
  )
}

function cellClasses<Row>({ numeric, className }: Column<Row>, extra?: string) {
  return cn(numeric && 'text-right font-mono tabular-nums', extra, className)
}
