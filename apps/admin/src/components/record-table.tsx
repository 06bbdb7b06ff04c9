import { Card } from '@trivet/ui/card'
import { cn } from '@trivet/ui/cn'
import { column, DataTable, type DataTableProps } from '@trivet/ui/data-table'
import type { Selection } from '../lib/selection.ts'
import { useIsWide } from '../lib/use-is-wide.ts'
import { PageTick, RowTick } from './row-tick.tsx'

type RecordTableProps<Row> = DataTableProps<Row> & {
  /** Rows can be ticked; `rowLabel` says which one it is. */
  selection?: Selection
  rowLabel?: (row: Row) => string
}

/** A table where there is room for one; else a card for each row, headed by its first column. */
export function RecordTable<Row>(props: RecordTableProps<Row>) {
  const isWide = useIsWide()
  return isWide ? <WideTable {...props} /> : <RecordCards {...props} />
}

function WideTable<Row>({
  selection,
  rowLabel,
  columns,
  rowKey,
  className,
  ...props
}: RecordTableProps<Row>) {
  const ticks = selection && [
    column(
      'Select',
      (row: Row) => <RowTick selection={selection} id={rowKey(row)} label={rowLabel?.(row) ?? rowKey(row)} />,
      { heading: <PageTick selection={selection} />, className: 'w-10 pr-0' },
    ),
  ]
  return (
    <DataTable
      {...props}
      columns={[...(ticks ?? []), ...columns]}
      rowKey={rowKey}
      className={cn('text-body', className)}
    />
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
