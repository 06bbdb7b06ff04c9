import type { ReactNode } from 'react'
import type { ListState } from '../lib/list-state.ts'
import { countText } from '../lib/list-words.ts'
import { CsvButton } from './csv-button.tsx'
import { DidYouMean } from './did-you-mean.tsx'
import { ListToolbar } from './list-toolbar.tsx'
import { NoRows } from './no-rows.tsx'
import { PageLinks } from './page-links.tsx'
import { QueryState, type Query } from './query-state.tsx'
import { RecordTable, type RecordTableProps } from './record-table.tsx'
import { useTableLook, type ChoosableColumn } from './table-look.tsx'

type Page = { page: number; pages: number; total: number; hasMore?: boolean }

type Shared = 'columns' | 'rows' | 'rowKey' | 'empty' | 'sort' | 'onSortChange' | 'isCompact'

export type RecordListProps<Row, Answer> = Omit<RecordTableProps<Row>, Shared> & {
  /** Under this name the browser keeps which columns are shown. */
  name: string
  list: Omit<ListState<never>, 'filter' | 'setFilter' | 'setFilters'>
  query: Query<Answer> & { isPlaceholderData: boolean }
  rowsOf: (answer: Answer) => readonly Row[]
  columns: readonly ChoosableColumn<Row>[]
  /** Such as ['order', 'orders']. */
  nouns: readonly [one: string, many: string]
  /** Said when there is not one, whatever the filters. */
  none: string
  failure: string
  /** What can be searched for, such as 'Number, email or name'. */
  searchLabel: string
  /** It is searched for people or products, whose names the server knows how to mend. */
  isForgiving?: boolean
  filters?: ReactNode
  /** Stand between the menu of columns and the download. */
  actions?: ReactNode
  /** The file of the whole view, `/api/admin/<name>.csv`; its query is the list's own unless given. */
  csv?: { name: string; query?: string }
}

/** A list of the admin: search and filters above, a table of one page, and the way to the others. */
export function RecordList<Row extends { _id: string }, Answer extends Page>({
  name,
  list,
  query,
  rowsOf,
  columns,
  nouns,
  none,
  failure,
  searchLabel,
  isForgiving = false,
  filters,
  actions,
  csv,
  ...table
}: RecordListProps<Row, Answer>) {
  const { look, menu } = useTableLook(name, columns)
  return (
    <>
      <ListToolbar
        list={list}
        searchLabel={searchLabel}
        summary={`${query.data?.hasMore ? 'More than ' : ''}${countText(query.data?.total, ...nouns)}`}
        actions={
          <>
            {menu}
            {actions}
            {csv && (
              <CsvButton
                address={`/api/admin/${csv.name}.csv?${csv.query ?? list.view()}`}
                name={`trivet-${csv.name}.csv`}
              />
            )}
          </>
        }
      >
        {filters}
      </ListToolbar>
      <QueryState query={query} failure={failure}>
        {(answer) => (
          <div aria-busy={query.isPlaceholderData} className="transition-opacity aria-busy:opacity-60">
            <RecordTable
              {...table}
              {...look}
              rows={rowsOf(answer)}
              rowKey={({ _id }) => _id}
              sort={list.sort}
              onSortChange={list.setSort}
              empty={
                <>
                  <NoRows list={list} things={nouns[1]} none={none} />
                  {isForgiving && list.search && <DidYouMean {...list} />}
                </>
              }
            />
            <PageLinks page={answer.page} pages={answer.pages} hrefFor={list.hrefFor} />
          </div>
        )}
      </QueryState>
    </>
  )
}
