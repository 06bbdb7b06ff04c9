import {
  Bar,
  BarChart as Chart,
  CartesianGrid,
  ReferenceLine,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts'
import type { TooltipContentProps } from 'recharts'
import type { ReactNode } from 'react'

export type BarPoint = {
  /** Below its bar; left out where there is no room. */
  name: string
  value: number
  /** Shown at the bar that is pointed at. */
  tip: ReactNode
}

export type BarChartProps = {
  points: readonly BarPoint[]
  /** Beside a line of the grid. */
  valueText: (value: number) => string
  /** At least as many pixels between two names. */
  nameGap?: number
}

const axis = {
  stroke: 'var(--input)',
  tick: { fill: 'var(--muted-foreground)', fontSize: 13 },
  tickLine: false,
}

/** Nothing moves, so there is nothing to reduce. What is below nothing hangs below the line. */
export function BarChart({ points, valueText, nameGap = 5 }: BarChartProps) {
  return (
    <ResponsiveContainer width="100%" height={300}>
      <Chart data={points} margin={{ top: 12, right: 4, bottom: 0, left: 0 }} accessibilityLayer={false}>
        <defs>
          <pattern id="bar-weave" width="16" height="16" patternUnits="userSpaceOnUse">
            <rect width="16" height="16" fill="var(--essential)" />
            <path d="M9 0v16M13 0v16" stroke="var(--card)" strokeWidth="1.5" opacity="0.55" />
          </pattern>
        </defs>
        <CartesianGrid vertical={false} stroke="var(--border)" strokeDasharray="6 4" />
        <XAxis dataKey="name" {...axis} interval="preserveStartEnd" minTickGap={nameGap} />
        <YAxis width={64} {...axis} axisLine={false} tickFormatter={valueText} allowDecimals={false} />
        <ReferenceLine y={0} stroke="var(--input)" />
        <Tooltip cursor={{ fill: 'var(--muted)' }} content={PointTip} isAnimationActive={false} />
        <Bar
          dataKey="value"
          fill="url(#bar-weave)"
          stroke="var(--essential)"
          radius={[4, 4, 0, 0]}
          maxBarSize={56}
          isAnimationActive={false}
        />
      </Chart>
    </ResponsiveContainer>
  )
}

function PointTip({ active, payload }: TooltipContentProps) {
  const [bar] = payload
  if (!active || !bar) return null
  const { tip } = bar.payload as BarPoint
  return <div className="rounded-cloth border bg-popover px-3 py-2 text-caption shadow-contact">{tip}</div>
}
