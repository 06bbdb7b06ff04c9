import type { CountedKind, ReportKind, Sums } from './report-kinds.ts'

/** Money in cents, whole numbers of something, or a share in percent with two decimals. */
export type FigureUnit = 'money' | 'number' | 'percent'

export type FigureRule = {
  unit: FigureUnit
  plus: readonly CountedKind[]
  minus?: readonly CountedKind[]
  /** Of a share: what it is a share of. */
  of?: readonly CountedKind[]
}

/** Every figure of the reports, and what it adds up. See docs/policy.md#reports. */
export const figures = {
  received: { unit: 'money', plus: ['received'] },
  refunded: { unit: 'money', plus: ['refunded'] },
  revenue: { unit: 'money', plus: ['received'], minus: ['refunded'] },
  rental: { unit: 'money', plus: ['rental'] },
  discount: { unit: 'money', plus: ['discount'] },
  'by-staff': { unit: 'money', plus: ['by-staff'] },
  protection: { unit: 'money', plus: ['protection'] },
  delivery: { unit: 'money', plus: ['delivery'] },
  taxed: { unit: 'money', plus: ['rental'] },
  tax: { unit: 'money', plus: ['tax'] },
  'days-out': { unit: 'number', plus: ['days-out'] },
  'days-owned': { unit: 'number', plus: ['days-owned'] },
  utilisation: { unit: 'percent', plus: ['days-out'], of: ['days-owned'] },
  'damage-covered': { unit: 'money', plus: ['damage-covered'] },
  'protection-result': { unit: 'money', plus: ['protection'], minus: ['damage-covered'] },
  'loss-charged': { unit: 'money', plus: ['loss-charged'] },
  'loss-paid': { unit: 'money', plus: ['loss-paid'] },
  'loss-waived': { unit: 'money', plus: ['loss-waived'] },
  'late-pickups': { unit: 'number', plus: ['late-pickup'] },
  'late-days': { unit: 'number', plus: ['late-day'] },
  'late-fees': { unit: 'money', plus: ['late-fee'] },
  'late-fees-paid': { unit: 'money', plus: ['late-fee-paid'] },
  'pieces-missing': { unit: 'number', plus: ['pieces-missing'] },
  'pieces-damaged': { unit: 'number', plus: ['pieces-damaged'] },
  'referred-orders': { unit: 'number', plus: ['referred-order'] },
  'referred-revenue': { unit: 'money', plus: ['referred-revenue'] },
  commission: { unit: 'money', plus: ['commission'] },
  'first-orders': { unit: 'number', plus: ['first-order'] },
  'returning-orders': { unit: 'number', plus: ['returning-order'] },
  'returning-share': {
    unit: 'percent',
    plus: ['returning-order'],
    of: ['first-order', 'returning-order'],
  },
  'first-revenue': { unit: 'money', plus: ['first-revenue'] },
  'returning-revenue': { unit: 'money', plus: ['returning-revenue'] },
} as const satisfies Record<string, FigureRule>

export type Figure = keyof typeof figures

export const figureNames = Object.keys(figures) as [Figure, ...Figure[]]

export function ruleOf(figure: Figure): FigureRule {
  return figures[figure]
}

/** An order has no part of a share, but of what it is a share with. */
const partsOfShares: { readonly [Share in Figure]?: Figure } = {
  utilisation: 'days-out',
  'returning-share': 'returning-orders',
}

/** The figure that the parts of the orders behind a figure are of, and add up to: itself, unless it is a share. */
export function figureOfParts(figure: Figure): Figure {
  return partsOfShares[figure] ?? figure
}

/** A figure in its unit. A share of nothing is 0. */
export function figureOf(figure: Figure, sums: Sums): number {
  const { plus, minus = [], of } = ruleOf(figure)
  const sum = sumOf(plus, sums) - sumOf(minus, sums)
  if (!of) return sum
  const whole = sumOf(of, sums)
  return whole > 0 ? Math.round((sum * 10_000) / whole) / 100 : 0
}

/** The kinds of which an order behind the figure has one; none behind what no order counts for. */
export function kindsBehind(figure: Figure): ReportKind[] {
  const { plus, minus = [] } = ruleOf(figure)
  return [...plus, ...minus].filter((kind) => kind !== 'days-owned')
}

function sumOf(kinds: readonly CountedKind[], sums: Sums): number {
  return kinds.reduce((sum, kind) => sum + (sums[kind] ?? 0), 0)
}
