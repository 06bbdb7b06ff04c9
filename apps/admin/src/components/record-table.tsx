import { Card } from '@trivet/ui/card'
import { cn } from '@trivet/ui/cn'
import { column, DataTable, type DataTableProps } from '@trivet/ui/data-table'
import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router'
import type { Selection } from '../lib/selection.ts'
import { useIsWide } from '../lib/use-is-wide.ts'
import { PageTick, RowTick } from './row-tick.tsx'

type RecordTableProps<Row> = DataTableProps<Row> & {
  /** Rows can be ticked; `rowLabel` says which one it is. */
  selection?: Selection
  rowLabel?: (row: Row) => string
  /** Where a row leads: for the mouse all of it does, for everybody else the link in it. */
  rowPath?: (row: Row) => string
  /** Rows stand close together. */
  isCompact?: boolean
}

// a table that has to be scrolled sideways cannot let its head stand still
const mostThatFit = 7
const stickyHead =
  'xl:[&_tbody_:is(a,button,input)]:scroll-mt-14 xl:[&_[data-slot=table-container]]:overflow-visible xl:[&_thead]:sticky xl:[&_thead]:top-0 xl:[&_thead]:z-10'

/** A table where there is room for one; else a card for each row, headed by its first column. */
export function RecordTable<Row>(props: RecordTableProps<Row>) {
  const isWide = useIsWide()
  return isWide ? <WideTable {...props} /> : <RecordCards {...props} />
}

function WideTable<Row>({
  selection,
  rowLabel,
  rowPath,
  isCompact = false,
  columns,
  rows,
  rowKey,
  className,
  ...props
}: RecordTableProps<Row>) {
  const navigate = useNavigate()

  function openRow(event: MouseEvent<HTMLElement>) {
    if (!rowPath || !(event.target instanceof Element) || event.defaultPrevented) return
    if (event.target.closest('a, button, input, label') || window.getSelection()?.toString()) return
    const row = rows[event.target.closest<HTMLTableRowElement>('tbody tr')?.sectionRowIndex ?? -1]
    if (row) void navigate(rowPath(row))
  }

  const ticks = selection && [
    column(
      'Select',
      (row: Row) => <RowTick selection={selection} id={rowKey(row)} label={rowLabel?.(row) ?? rowKey(row)} />,
      { heading: <PageTick selection={selection} />, className: 'w-10 pr-0' },
    ),
  ]
  return (
    <div
      role="presentation"
      onClick={openRow}
      className={cn(
        rowPath && '[&_tbody_tr]:cursor-pointer [&_tbody_tr:hover]:bg-muted/50',
        columns.length <= mostThatFit && stickyHead,
      )}
    >
      <DataTable
        {...props}
        columns={[...(ticks ?? []), ...columns]}
        rows={rows}
        rowKey={rowKey}
        className={cn('text-body', isCompact && '[&_td]:py-0.5 [&_tr]:h-9', className)}
      />
    </div>
  )
}

function RecordCards<Row>(props: RecordTableProps<Row>) {
  const { columns, rows, rowKey, caption, empty, selection, rowLabel, rowClassName } = props
  const [heading, ...fields] = columns
  if (rows.length === 0) {
    return <Card className="px-4 py-12 text-center text-muted-foreground">{empty}</Card>
  }
  return (
    <ul aria-label={caption} className="grid gap-3 sm:grid-cols-2">
      {rows.map((row) => (
        <Card key={rowKey(row)} render={<li />} className={cn('min-w-0 p-4', rowClassName?.(row))}>
          <div className="mb-2 flex items-start gap-3 font-medium">
            {selection && (
              <RowTick selection={selection} id={rowKey(row)} label={rowLabel?.(row) ?? rowKey(row)} />
            )}
            <div className="min-w-0 flex-1 break-words">{heading?.cell(row)}</div>
          </div>
          <dl className="grid grid-cols-[5.5rem_minmax(0,1fr)] items-center gap-x-3 gap-y-1.5">
            {fields.map(({ header, cell, numeric }) => (
              <div key={header} className="contents">
                <dt className="text-muted-foreground">{header}</dt>
                <dd className={cn('break-words', numeric && 'font-mono tabular-nums')}>{cell(row)}</dd>
              </div>
            ))}
          </dl>
        </Card>
      ))}
    </ul>
  )
}
