import { formatMoney, toCents, type Dashboard } from '@trivet/core'
import {
  Bar,
  BarChart,
  CartesianGrid,
  ReferenceLine,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts'
import type { TooltipContentProps } from 'recharts'
import { periodText, shortPeriod } from './period-words.ts'

type Points = Dashboard['overTime']['points']

const axis = {
  stroke: 'var(--input)',
  tick: { fill: 'var(--muted-foreground)', fontSize: 13 },
  tickLine: false,
}

/** Nothing moves, so there is nothing to reduce. A day of more refunds than payments hangs below the line. */
export function RevenueBars({ points }: { points: Points }) {
  return (
    <ResponsiveContainer width="100%" height={300}>
      <BarChart data={points} margin={{ top: 12, right: 4, bottom: 0, left: 0 }} accessibilityLayer={false}>
        <defs>
          <pattern id="revenue-weave" width="16" height="16" patternUnits="userSpaceOnUse">
            <rect width="16" height="16" fill="var(--essential)" />
            <path d="M9 0v16M13 0v16" stroke="var(--card)" strokeWidth="1.5" opacity="0.55" />
          </pattern>
        </defs>
        <CartesianGrid vertical={false} stroke="var(--border)" strokeDasharray="6 4" />
        <XAxis
          dataKey="period"
          tickFormatter={shortPeriod}
          {...axis}
          interval="preserveStartEnd"
          minTickGap={24}
        />
        <YAxis
          width={64}
          {...axis}
          axisLine={false}
          tickFormatter={(value: number) => `$${value.toLocaleString('en-US')}`}
          allowDecimals={false}
        />
        <ReferenceLine y={0} stroke="var(--input)" />
        <Tooltip cursor={{ fill: 'var(--muted)' }} content={PointTip} isAnimationActive={false} />
        <Bar
          dataKey="revenue"
          fill="url(#revenue-weave)"
          stroke="var(--essential)"
          radius={[4, 4, 0, 0]}
          maxBarSize={56}
          isAnimationActive={false}
        />
      </BarChart>
    </ResponsiveContainer>
  )
}

function PointTip({ active, payload }: TooltipContentProps) {
  const [bar] = payload
  if (!active || !bar) return null
  const { period, revenue, received, refunded } = bar.payload as Points[number]
  const money = (amount: number) => formatMoney(toCents(amount))
  return (
    <div className="rounded-cloth border bg-popover px-3 py-2 text-caption shadow-contact">
      <p className="font-mono">
        {periodText(period)}: <strong>{money(revenue)}</strong>
      </p>
      {refunded > 0 && (
        <p className="text-muted-foreground">
          {money(received)} paid, {money(refunded)} refunded
        </p>
      )}
    </div>
  )
}
