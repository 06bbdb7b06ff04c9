import { calendarDate, formatDay, rentalDays } from '@trivet/core/dates'
import { formatMoney, toCents } from '@trivet/core/money'
import { quoteRental } from '@trivet/core/pricing'

const period = { start: calendarDate('2026-12-18'), end: calendarDate('2026-12-28') }

const quote = quoteRental({
  lines: [
    { id: 'essential', name: 'Essential Kit', unitPriceCents: toCents(49), quantity: 1 },
    { id: 'spices', name: 'Premium Spice Collection', unitPriceCents: toCents(19.99), quantity: 2 },
  ],
  period,
  damageProtection: true,
})

const row = (label: string, amount: string) => console.log(label.padEnd(36) + amount.padStart(12))

console.log(`Trivet · ${formatDay(period.start)} to ${formatDay(period.end)}, ${rentalDays(period)} days\n`)
for (const line of quote.lines) row(`${line.quantity} × ${line.name}`, formatMoney(line.lineTotalCents))
console.log('-'.repeat(48))
for (const { label, cents } of quote.rows) row(label, formatMoney(cents))
console.log('-'.repeat(48))
row('Total', formatMoney(quote.totalCents))
