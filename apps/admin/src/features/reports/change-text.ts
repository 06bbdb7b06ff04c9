import { figureText, shareText } from '@trivet/core/copy/reports'
import { ruleOf, type Figure } from '@trivet/core/reports'

/** How it changed: '+12.5%' of what it was, or the difference where that says more. */
export function changeText(figure: Figure, value: number, before: number): string {
  if (value === before) return 'as before'
  const sign = value > before ? '+' : '−'
  const difference = Math.abs(value - before)
  if (ruleOf(figure).unit === 'percent') return `${sign}${shareText(difference)} points`
  if (before <= 0) return `${sign}${figureText(figure, difference)}`
  return `${sign}${shareText((difference * 100) / before)}%`
}
