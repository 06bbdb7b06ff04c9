import type { ContactMessage } from '@trivet/core/contract/contact'
import { Badge } from '@trivet/ui/badge'
import { column } from '@trivet/ui/data-table'
import { EmailText } from '../../components/email-text.tsx'
import { Instant } from '../../components/instant.tsx'
import { RecordLink } from '../../components/record-link.tsx'
import { paths } from '../../paths.ts'
import { stateLabels } from './message-words.ts'

export const messageColumns = [
  column(
    'Subject',
    (message: ContactMessage) => (
      <RecordLink
        to={paths.message(message)}
        className={`inline-block py-1 wrap-anywhere underline underline-offset-4 ${message.state === 'new' ? 'font-semibold' : ''}`}
      >
        {message.subject || 'No subject'}
      </RecordLink>
    ),
    { className: 'min-w-56' },
  ),
  column(
    'From',
    (message: ContactMessage) => (
      <>
        <span className="block wrap-anywhere">{message.name}</span>
        <span className="block text-muted-foreground">
          <EmailText email={message.email} />
        </span>
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
