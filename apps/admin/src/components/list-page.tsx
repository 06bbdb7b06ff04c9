import type { ReactNode } from 'react'
import { AdminPage } from './admin-page.tsx'
import { RecordList, type RecordListProps } from './record-list.tsx'

type ListPageProps<Row, Answer> = RecordListProps<Row, Answer> & {
  title: string
  note?: ReactNode
  /** Stands between the title and the list. */
  above?: ReactNode
  /** Stands below the list, such as what can be done with ticked rows, or an open dialog. */
  children?: ReactNode
}

/** A page that is one list: it says its columns, its filters and its query, and has the rest from here. */
export function ListPage<
  Row extends { _id: string },
  Answer extends { page: number; pages: number; total: number },
>({ title, note, above, children, ...list }: ListPageProps<Row, Answer>) {
  return (
    <AdminPage title={title} note={note}>
      {above}
      <RecordList {...list} />
      {children}
    </AdminPage>
  )
}
