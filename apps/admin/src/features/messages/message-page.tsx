import type { ContactMessage, ContactState } from '@trivet/core/contract/contact'
import { Badge } from '@trivet/ui/badge'
import { Button } from '@trivet/ui/button'
import { Reply } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Instant } from '../../components/instant.tsx'
import { Fact, Facts, Panel } from '../../components/panel.tsx'
import { messageOf } from '../../lib/trpc.ts'
import { AnswerForm } from './answer-form.tsx'
import { replyLink, stateLabels } from './message-words.ts'
import { useMarkMessage } from './use-mark-message.ts'

/** One message, read as soon as it is open. */
export function MessagePage({ message }: { message: ContactMessage }) {
  const { state } = message
  const { mark, isPending, error } = useMarkMessage(message)
  const wasOpened = useRef(false)
  useEffect(() => {
    // marked unread, it stays so while it is looked at
    if (!wasOpened.current && state === 'new') mark('read')
    wasOpened.current = true
  }, [state, mark])

  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_26rem]">
      <Panel title="Message">
        <p className="max-w-prose break-words whitespace-pre-wrap">{message.message}</p>
        {message.answers.map(({ at, by, text }) => (
          <section key={at} className="mt-6 border-l-2 border-input pl-4">
            <h3 className="text-muted-foreground">
              Answer by {by}, <Instant at={at} />
            </h3>
            <p className="mt-1 max-w-prose break-words whitespace-pre-wrap">{text}</p>
          </section>
        ))}
        <div className="mt-6">
          <AnswerForm message={message} />
        </div>
        <Button variant="ghost" size="sm" className="mt-3" render={<a href={replyLink(message)} />}>
          <Reply aria-hidden strokeWidth={1.75} />
          Reply by email
        </Button>
      </Panel>
      <Panel title="State">
        <Facts>
          <Fact label="From">
            {message.name}
            <span className="block break-all text-muted-foreground">{message.email}</span>
          </Fact>
          <Fact label="Received">
            <Instant at={message.createdAt} />
          </Fact>
          <Fact label="State">
            <Badge>{stateLabels[state]}</Badge>
          </Fact>
          <StaffAction label="Read" action={message.read} />
          <StaffAction label="Answered" action={message.answered} />
        </Facts>
        {error !== null && (
          <p role="alert" className="mt-4 font-medium text-destructive">
            {messageOf(error, 'The message could not be marked. Please try again.')}
          </p>
        )}
        <div className="mt-5 flex flex-wrap gap-2">
          {nextStates[state].map(({ to, label }) => (
            <Button
              key={to}
              size="sm"
              variant={to === 'answered' ? 'primary' : 'secondary'}
              disabled={isPending}
              onClick={() => mark(to)}
            >
              {label}
            </Button>
          ))}
        </div>
      </Panel>
    </div>
  )
}

const nextStates = {
  new: [
    { to: 'read', label: 'Mark read' },
    { to: 'answered', label: 'Mark answered' },
  ],
  read: [
    { to: 'answered', label: 'Mark answered' },
    { to: 'new', label: 'Mark unread' },
  ],
  answered: [{ to: 'read', label: 'Not answered yet' }],
} as const satisfies Record<ContactState, readonly { to: ContactState; label: string }[]>

function StaffAction({ label, action }: { label: string; action: ContactMessage['read'] }) {
  if (!action) return null
  return (
    <Fact label={label}>
      <Instant at={action.at} /> by {action.by}
    </Fact>
  )
}
