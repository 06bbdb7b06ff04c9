import type { OrderEvent } from '@trivet/core/contract/orders'
import { eventTopic, type OrderEventKind } from '@trivet/core/orders'
import type { StaffOrderRecord } from './staff-order.repo.ts'

type Event = {
  id: string
  at: string
  kind: OrderEventKind
  actor: StaffOrderRecord['timelineEvents'][number]['actor']
  from: string | null
  to: string | null
  note: string | null
  mail?: Pick<StaffOrderRecord['mails'][number], 'id' | 'template' | 'recipient' | 'status'>
}

/** Timeline, notes and mails of an order as one timeline; of one moment, the timeline comes first. */
export function eventsOf({ timelineEvents, notes, mails }: StaffOrderRecord): OrderEvent[] {
  const others: Event[] = [
    ...notes.map(({ id, at, author, text }) => ({
      ...nothing,
      id,
      at,
      kind: 'note' as const,
      actor: author,
      note: text,
    })),
    ...mails.map(({ at, subject, ...mail }) => ({
      ...nothing,
      id: mail.id,
      at,
      kind: 'mail' as const,
      note: subject,
      mail,
    })),
  ]
  const events: Event[] = [...timelineEvents, ...others.toSorted((a, b) => (a.id < b.id ? -1 : 1))]
  return events.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at)).map(toEvent)
}

const nothing = { actor: null, from: null, to: null }

function toEvent({ id, at, kind, actor, from, to, note, mail }: Event): OrderEvent {
  return {
    _id: id,
    at: new Date(at).toISOString(),
    topic: eventTopic(kind),
    kind,
    actor: actor && { _id: actor.id, name: actor.name, isStaff: actor.isStaff },
    ...(from !== null && { from }),
    ...(to !== null && { to }),
    ...(note !== null && { note }),
    ...(mail && { mail: { ...mail, _id: mail.id } }),
  }
}
