import { formatInstant } from '../lib/dates.ts'
import { useShopTimeZone } from '../lib/shop-time-zone.ts'

export function Instant({ at }: { at: string }) {
  const timeZone = useShopTimeZone()
  return (
    <time dateTime={at} className="whitespace-nowrap tabular-nums">
      {formatInstant(at, timeZone)}
    </time>
  )
}
