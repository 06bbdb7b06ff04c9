import { orderStatuses, statusLabel, type TimelineEntry } from '@trivet/core'
import { Instant } from '../../components/instant.tsx'

const sentences: Record<string, string> = {
  placed: 'Order placed',
  paid: 'Payment received',
  'payment-declined': 'Payment declined',
  'confirmation-required': 'Waiting for the bank’s confirmation',
  expired: 'Not paid in time, items released',
}

/** Oldest first, one stitch per event. */
export function OrderTimeline({ entries }: { entries: readonly TimelineEntry[] }) {
  if (entries.length === 0) return <p className="text-muted-foreground">Nothing has happened yet.</p>
  return (
    <ol className="ml-1.5 border-l-2 border-dashed border-input">
      {entries.map((entry, index) => (
        <li key={`${entry.at} ${index}`} className="group relative pb-4 pl-5 last:pb-0">
          <span
            aria-hidden
            className="absolute top-1 -left-[7px] size-3 rounded-tool border-2 border-input bg-card group-last:border-accent-foreground group-last:bg-accent"
          />
          <p className="font-medium">{sentenceOf(entry)}</p>
          <p className="text-muted-foreground">
            <Instant at={entry.at} />
          </p>
          {entry.note && <p className="mt-1 break-words">{inWords(entry.note)}</p>}
        </li>
      ))}
    </ol>
  )
}

function sentenceOf({ kind, from, to }: TimelineEntry): string {
  const move = from && to ? `${labelOf(from)} → ${labelOf(to)}` : null
  if (kind === 'status' && move) return move
  // a kind of event this console does not know yet is shown in the server's word
  const sentence = sentences[kind] ?? inWords(kind)
  return move ? `${sentence} · ${move}` : sentence
}

function labelOf(status: string): string {
  const known = orderStatuses.find((one) => one === status)
  return known ? statusLabel(known) : inWords(status)
}

/** 'insufficient-funds' → 'Insufficient funds'; what people wrote stays as it is. */
function inWords(text: string): string {
  return /^[a-z]+(-[a-z]+)*$/.test(text)
    ? text.charAt(0).toUpperCase() + text.slice(1).replaceAll('-', ' ')
    : text
}
