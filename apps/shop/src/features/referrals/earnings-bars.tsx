import { formatMoney, toCents } from '@trivet/core'
import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import type { TooltipContentProps } from 'recharts'
import { monthText, shortMonth } from './host-words.ts'
import type { Months } from './host-words.ts'

const axis = {
  stroke: 'var(--input)',
  tick: { fill: 'var(--muted-foreground)', fontSize: 13 },
  tickLine: false,
}

/** Bars woven like the Essential cloth. Nothing moves, so there is nothing to reduce. */
export function EarningsBars({ months }: { months: Months }) {
  return (
    <ResponsiveContainer width="100%" height={300}>
      <BarChart data={months} margin={{ top: 12, right: 4, bottom: 0, left: 0 }} accessibilityLayer={false}>
        <defs>
          <pattern id="essential-weave" width="16" height="16" patternUnits="userSpaceOnUse">
            <rect width="16" height="16" fill="var(--essential)" />
            <path d="M9 0v16M13 0v16" stroke="var(--card)" strokeWidth="1.5" opacity="0.55" />
          </pattern>
        </defs>
        <CartesianGrid vertical={false} stroke="var(--border)" strokeDasharray="6 4" />
        <XAxis dataKey="month" tickFormatter={shortMonth} {...axis} interval="preserveStartEnd" />
        <YAxis
          width={64}
          {...axis}
          axisLine={false}
          tickFormatter={(value: number) => `$${value}`}
          allowDecimals={false}
        />
        <Tooltip cursor={{ fill: 'var(--muted)' }} content={MonthTip} isAnimationActive={false} />
        <Bar
          dataKey="earnings"
          fill="url(#essential-weave)"
          stroke="var(--essential)"
          radius={[4, 4, 0, 0]}
          maxBarSize={56}
          isAnimationActive={false}
        />
      </BarChart>
    </ResponsiveContainer>
  )
}

function MonthTip({ active, payload }: TooltipContentProps) {
  const [bar] = payload
  if (!active || !bar) return null
  const { month, earnings } = bar.payload as Months[number]
  return (
    <p className="rounded-cloth border bg-popover px-3 py-2 font-mono text-caption shadow-contact">
      {monthText(month)}: <strong>{formatMoney(toCents(earnings))}</strong>
    </p>
  )
}
