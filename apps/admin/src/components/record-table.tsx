import { Card } from '@trivet/ui/card'
import { cn } from '@trivet/ui/cn'
import { DataTable, type DataTableProps } from '@trivet/ui/data-table'
import { useIsWide } from '../lib/use-is-wide.ts'

type RecordTableProps<Row> = Omit<DataTableProps<Row>, 'sort' | 'onSortChange' | 'rowClassName'>

/** A table where there is room for one; else a card for each row, headed by its first column. */
export function RecordTable<Row>(props: RecordTableProps<Row>) {
  const isWide = useIsWide()
  if (isWide) return <DataTable {...props} className={cn('text-body', props.className)} />
  return <RecordCards {...props} />
}

function RecordCards<Row>({ columns, rows, rowKey, caption, empty }: RecordTableProps<Row>) {
  const [heading, ...fields] = columns
  if (rows.length === 0) {
    return <Card className="px-4 py-12 text-center text-muted-foreground">{empty}</Card>
  }
  return (
    <ul aria-label={caption} className="grid gap-3 sm:grid-cols-2">
      {rows.map((row) => (
        <Card key={rowKey(row)} render={<li />} className="min-w-0 p-4">
          <div className="mb-2 font-medium break-words">{heading?.cell(row)}</div>
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
