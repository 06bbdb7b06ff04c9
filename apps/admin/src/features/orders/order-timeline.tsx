import type { OrderEvent } from '@trivet/core/contract/orders'
import { eventTopicLabel, eventTopics, type EventTopic } from '@trivet/core/orders'
import { CheckboxField } from '@trivet/ui/checkbox-field'
import { useState } from 'react'
import { Link } from 'react-router'
import { Instant } from '../../components/instant.tsx'
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
      <Stitches events={shown} />
    </>
  )
}

/** Oldest first, one stitch per event. */
function Stitches({ events }: { events: readonly OrderEvent[] }) {
  return (
    <ol className="ml-1.5 border-l-2 border-dashed border-input">
      {events.map((event) => (
        <li key={event._id} className="group relative pb-4 pl-5 last:pb-0">
          <span
            aria-hidden
            className="absolute top-1 -left-[7px] size-3 rounded-tool border-2 border-input bg-card group-last:border-accent-foreground group-last:bg-accent"
          />
          <p className="font-medium">{sentenceOf(event)}</p>
          <p className="text-muted-foreground">
            <Instant at={event.at} /> · {authorOf(event)}
          </p>
          <Words event={event} />
        </li>
      ))}
    </ol>
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

function authorOf({ actor }: OrderEvent): string {
  if (!actor) return 'the shop itself'
  return actor.isStaff ? `${actor.name}, staff` : actor.name
}
