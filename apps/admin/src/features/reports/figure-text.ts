import { formatDollars } from '@trivet/core/money'
import { ruleOf, type Figure } from '@trivet/core/reports'

const whole = new Intl.NumberFormat('en-US')
const share = new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

export function figureText(figure: Figure, value: number): string {
  const { unit } = ruleOf(figure)
  if (unit === 'money') return formatDollars(value)
  return unit === 'percent' ? `${share.format(value)}%` : whole.format(value)
}

/** How it changed: '+12.5%' of what it was, or the difference where that says more. */
export function changeText(figure: Figure, value: number, before: number): string {
  if (value === before) return 'as before'
  const sign = value > before ? '+' : '−'
  const difference = Math.abs(value - before)
  if (ruleOf(figure).unit === 'percent') return `${sign}${share.format(difference)} points`
  if (before <= 0) return `${sign}${figureText(figure, difference)}`
  return `${sign}${share.format((difference * 100) / before)}%`
}
