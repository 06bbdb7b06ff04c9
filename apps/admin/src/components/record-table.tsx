import { Card } from '@trivet/ui/card'
import { cn } from '@trivet/ui/cn'
import { column, DataTable, type DataTableProps } from '@trivet/ui/data-table'
import { useCallback, useState, type MouseEvent } from 'react'
import { useNavigate } from 'react-router'
import { useListToLeave } from '../lib/list-left.ts'
import type { Selection } from '../lib/selection.ts'
import { useIsWide } from '../lib/use-is-wide.ts'
import { PageTick, RowTick } from './row-tick.tsx'

export type RecordTableProps<Row> = DataTableProps<Row> & {
  /** Rows can be ticked; `rowLabel` says which one it is. */
  selection?: Selection
  rowLabel?: (row: Row) => string
  /** Where a row leads: for the mouse all of it does, for everybody else the link in it. */
  rowPath?: (row: Row) => string
  /** Rows stand close together. */
  isCompact?: boolean
}

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
  const left = useListToLeave()
  const [frame, fits] = useFits()

  function openRow(event: MouseEvent<HTMLElement>) {
    const { target } = event
    if (!rowPath || !(target instanceof Element) || event.defaultPrevented) return
    // a new tab is what the link is for
    if (event.ctrlKey || event.metaKey || event.shiftKey || window.getSelection()?.toString()) return
    const row = rows[target.closest<HTMLTableRowElement>('tbody tr')?.sectionRowIndex ?? -1]
    if (!row) return
    const path = rowPath(row)
    // who misses a tick or a button by a little did not mean the row
    const ownLink = `a[href$="${path}"]`
    if (target.closest('td')?.querySelector(`a:not(${ownLink}), button, input`)) return
    if (!target.closest('a')) void navigate(path, { state: left })
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
      ref={frame}
      role="presentation"
      onClick={openRow}
      className={cn(
        'break-words',
        rowPath && '[&_tbody_tr]:cursor-pointer [&_tbody_tr:hover]:bg-muted/50',
        fits && stickyHead,
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

/** Whether the table in this frame is no wider: one that is scrolled sideways cannot let its head stand still. */
function useFits() {
  const [fits, setFits] = useState(false)
  const frame = useCallback((element: HTMLElement | null) => {
    const table = element?.querySelector('table')
    if (!element || !table) return
    const observer = new ResizeObserver(() => setFits(table.offsetWidth <= element.clientWidth))
    observer.observe(element)
    observer.observe(table)
    return () => observer.disconnect()
  }, [])
  return [frame, fits] as const
}

const cardFields =
  'grid grid-cols-[5.5rem_minmax(0,1fr)] items-baseline gap-x-3 gap-y-1.5 [&_time]:whitespace-normal'

// a badge would stand on the lower edge of its icon: it is its words that stand beside the label
const badgesOnLine = '[&_[data-slot=badge]>svg]:translate-y-[3px] [&_[data-slot=badge]>svg]:self-start'

function RecordCards<Row>(props: RecordTableProps<Row>) {
  const { columns, rows, rowKey, caption, empty, selection, rowLabel, rowClassName } = props
  const [heading, ...fields] = columns
  if (rows.length === 0) {
    return <Card className="px-4 py-12 text-center text-muted-foreground">{empty}</Card>
  }
  return (
    <ul aria-label={caption} className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,19rem),1fr))] gap-3">
      {rows.map((row) => (
        <Card key={rowKey(row)} render={<li />} className={cn('min-w-0 p-4', rowClassName?.(row))}>
          <div className="mb-2 flex items-start gap-3 font-medium">
            {selection && (
              <RowTick selection={selection} id={rowKey(row)} label={rowLabel?.(row) ?? rowKey(row)} />
            )}
            <div className="min-w-0 flex-1 wrap-anywhere">{heading?.cell(row)}</div>
          </div>
          <dl className={cn(cardFields, badgesOnLine)}>
            {fields.map(({ header, cell, numeric }) => (
              <div key={header} className="contents">
                <dt className="text-muted-foreground">{header}</dt>
                <dd className={cn('wrap-anywhere', numeric && 'font-mono tabular-nums')}>{cell(row)}</dd>
              </div>
            ))}
          </dl>
        </Card>
      ))}
    </ul>
  )
}
