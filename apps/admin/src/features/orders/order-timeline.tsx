import type { OrderEvent } from '@trivet/core/contract/orders'
import { eventTopicLabel, eventTopics, type EventTopic } from '@trivet/core/orders'
import { CheckboxField } from '@trivet/ui/checkbox-field'
import { useState } from 'react'
import { Link } from 'react-router'
import { actorText, EventList } from '../../components/event-list.tsx'
import { paths } from '../../paths.ts'
import { inWords, sentenceOf } from './event-words.ts'

/** Everything that happened to an order; what is left out, the reader has chosen. */
export function OrderTimeline({ events }: { events: readonly OrderEvent[] }) {
  const [hidden, setHidden] = useState<ReadonlySet<EventTopic>>(new Set())
  const present = eventTopics.filter((topic) => events.some((event) => event.topic === topic))
  const shown = events.filter(({ topic }) => !hidden.has(topic))

  function toggle(topic: EventTopic) {
    const next = new Set(hidden)
    if (!next.delete(topic)) next.add(topic)
    setHidden(next)
  }

  return (
    <>
      <fieldset className="mb-4 flex flex-wrap gap-x-5 gap-y-2">
        <legend className="sr-only">Show in the timeline</legend>
        {present.map((topic) => (
          <CheckboxField
            key={topic}
            label={eventTopicLabel[topic]}
            checked={!hidden.has(topic)}
            onChange={() => toggle(topic)}
          />
        ))}
      </fieldset>
      {shown.length === 0 && <p className="text-muted-foreground">Nothing of what is chosen has happened.</p>}
      <EventList
        label="Timeline"
        events={shown.map((event) => ({
          key: event._id,
          at: event.at,
          what: sentenceOf(event),
          by: event.actor ? actorText(event.actor) : 'the shop itself',
          more: <Words event={event} />,
        }))}
      />
    </>
  )
}

function Words({ event: { mail, note, topic } }: { event: OrderEvent }) {
  if (mail) {
    return (
      <p className="mt-1 break-words">
        {note ?? inWords(mail.template)} to {mail.recipient}.{' '}
        <Link to={paths.mailOf(mail)} className="underline underline-offset-4">
          View mail
        </Link>
      </p>
    )
  }
  if (!note) return null
  return <p className="mt-1 break-words whitespace-pre-line">{topic === 'notes' ? note : inWords(note)}</p>
}
