import { formatInstant } from '../lib/dates.ts'

export function Instant({ at }: { at: string }) {
  return (
    <time dateTime={at} className="whitespace-nowrap tabular-nums">
      {formatInstant(at)}
    </time>
  )
}
