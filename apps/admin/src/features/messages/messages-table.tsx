import type { ContactMessage } from '@trivet/core'
import { Badge } from '@trivet/ui/badge'
import { column, type Sort } from '@trivet/ui/data-table'
import { Link } from 'react-router'
import { Instant } from '../../components/instant.tsx'
import { NoRows, type NoRowsProps } from '../../components/no-rows.tsx'
import { RecordTable } from '../../components/record-table.tsx'
import type { TableLook } from '../../components/table-look.tsx'
import { paths } from '../../paths.ts'
import { stateLabels } from './message-words.ts'

export const messageColumns = [
  column(
    'Subject',
    (message: ContactMessage) => (
      <Link
        to={paths.message(message)}
        className={`inline-block py-1 wrap-anywhere underline underline-offset-4 ${message.state === 'new' ? 'font-semibold' : ''}`}
      >
        {message.subject || 'No subject'}
      </Link>
    ),
    { className: 'w-full min-w-56' },
  ),
  column(
    'From',
    (message: ContactMessage) => (
      <>
        <span className="block wrap-anywhere">{message.name}</span>
        <span className="block break-all text-muted-foreground">{message.email}</span>
      </>
    ),
    { sortKey: 'name', className: 'min-w-44' },
  ),
  column('Received', (message: ContactMessage) => <Instant at={message.createdAt} />, {
    sortKey: 'received',
  }),
  column('State', (message: ContactMessage) => <Badge>{stateLabels[message.state]}</Badge>),
  column('Answered by', (message: ContactMessage) => message.answered?.by ?? '—'),
]

type MessagesTableProps = {
  messages: readonly ContactMessage[]
  look: TableLook<ContactMessage>
  sort: Sort
  onSortChange: (sort: Sort) => void
  list: NoRowsProps['list']
}

export function MessagesTable({ messages, look, list, ...sorting }: MessagesTableProps) {
  return (
    <RecordTable
      {...look}
      {...sorting}
      caption="Messages from the contact page"
      rows={messages}
      rowKey={(message) => message._id}
      rowPath={paths.message}
      empty={<NoRows list={list} things="messages" none="Nobody has written yet" />}
    />
  )
}
