import { formatDollars } from '../../money/money.ts'
import { ruleOf, type Figure } from '../../reports/figures.ts'

const whole = new Intl.NumberFormat('en-US')
const share = new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** A figure as it goes over the wire, with its unit: '$1,204.50', '12', '41.7%'. */
export function figureText(figure: Figure, value: number): string {
  const { unit } = ruleOf(figure)
  if (unit === 'money') return formatDollars(value)
  return unit === 'percent' ? `${shareText(value)}%` : whole.format(value)
}

/** A share with one decimal. */
export function shareText(value: number): string {
  return share.format(value)
}
