import type { AuditEntry } from '@trivet/core/contract/audit'
import { auditActionText, auditLines, type AuditLine } from '@trivet/core/copy/audit'
import { column } from '@trivet/ui/data-table'
import { Link } from 'react-router'
import { EmailText } from '../../components/email-text.tsx'
import { Instant } from '../../components/instant.tsx'
import { subjectPath } from './subject-path.ts'

export const auditColumns = [
  column(
    'What',
    (entry: AuditEntry) => <span className="font-medium">{auditActionText(entry.action)}</span>,
    {
      className: 'min-w-36',
    },
  ),
  column('When', (entry: AuditEntry) => <Instant at={entry.at} />),
  column('Who', (entry: AuditEntry) => <Actor {...entry} />, { className: 'min-w-48' }),
  column('About', (entry: AuditEntry) => <Subject {...entry.subject} />),
  column('Details', (entry: AuditEntry) => <Details lines={auditLines(entry)} />, {
    className: 'w-full min-w-56',
  }),
]

function Actor({ actor }: AuditEntry) {
  if (!actor) return 'The shop'
  return (
    <>
      <span className="block wrap-anywhere">{actor.name}</span>
      <span className="block text-muted-foreground">
        <EmailText email={actor.email} />
      </span>
    </>
  )
}

function Subject({ kind, id, number }: AuditEntry['subject']) {
  const path = subjectPath({ kind, id })
  // ids are long and their end tells them apart
  const words = `${kind.replaceAll('-', ' ')} ${number ?? (id.length > 12 ? `…${id.slice(-8)}` : id)}`
  return (
    <Link to={path} className="inline-block py-1 whitespace-nowrap underline underline-offset-4">
      {words}
    </Link>
  )
}

function Details({ lines }: { lines: readonly AuditLine[] }) {
  return (
    <ul className="flex flex-col gap-1">
      {lines.map(({ label, value, from }) => (
        <li key={label} className="wrap-anywhere">
          <span className="text-muted-foreground">{label}: </span>
          {from !== undefined && (
            <>
              {from}
              <span aria-hidden> → </span>
              <span className="sr-only"> became </span>
            </>
          )}
          {value}
        </li>
      ))}
    </ul>
  )
}
