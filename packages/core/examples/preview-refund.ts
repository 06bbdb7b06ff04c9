import { changeRefusalMessage } from '@trivet/core/copy/orders'
import { addDays, calendarDate, formatDay } from '@trivet/core/dates'
import { formatMoney, toCents } from '@trivet/core/money'
import {
  decideCancellation,
  decideDateChange,
  decideExtension,
  formatMoment,
  type CurrentRental,
} from '@trivet/core/orders'
import { defaultRates, quoteRental } from '@trivet/core/pricing'

const place = { timeZone: 'America/Chicago', city: 'Austin' }
const start = calendarDate('2026-12-24')
const period = { start, end: addDays(start, 7) }
const lines = [{ id: 'essential', name: 'Essential Kit', unitPriceCents: toCents(49), quantity: 1 }]
const { totalCents } = quoteRental({ lines, period, damageProtection: true })

const rental: CurrentRental = {
  status: 'confirmed',
  period,
  refundDay: start,
  ...place,
  lines,
  damageProtection: true,
  rates: defaultRates,
  discountCents: 0,
  totalCents,
  paidCents: totalCents,
  refundedCents: 0,
}
const items = [{ name: 'Essential Kit', needed: 1, free: 3 }]

const row = (label: string, amount: string) => console.log(label.padEnd(46) + amount.padStart(12))

row(
  `Trivet · ${formatDay(period.start)} to ${formatDay(period.end)} in Austin, paid`,
  formatMoney(totalCents),
)

for (const instant of ['2026-12-17T05:59:00Z', '2026-12-17T06:01:00Z', '2026-12-22T06:01:00Z']) {
  const now = new Date(instant)
  console.log(`\n${formatMoment(now, place)}`)

  const cancelled = decideCancellation({ ...rental, now })
  if (cancelled.ok) row(`  Cancel: ${cancelled.percent} % comes back`, formatMoney(cancelled.refundCents))

  const later = { start: addDays(period.start, 7), end: addDays(period.end, 7) }
  const changed = decideDateChange({ rental, period: later, items, now })
  if (changed.ok) row('  A week later costs', formatMoney(changed.chargeCents))
  else console.log(`  ${changeRefusalMessage(changed, place)}`)

  const extended = decideExtension({ rental, end: addDays(period.end, 3), items, now })
  if (extended.ok) row('  Three more days cost', formatMoney(extended.chargeCents))
}
