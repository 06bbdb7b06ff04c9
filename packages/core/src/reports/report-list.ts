import { ruleOf, type Figure } from './figures.ts'
import type { CountedKind } from './report-kinds.ts'

/** What a line of a report's table is about. */
export type ReportLine = 'period' | 'month-and-area' | 'product-and-depot' | 'host'

type ReportRule = { line: ReportLine; chart: Figure; figures: readonly Figure[] }

export const reportRules = {
  revenue: {
    line: 'period',
    chart: 'revenue',
    figures: [
      'received',
      'refunded',
      'revenue',
      'rental',
      'discount',
      'by-staff',
      'protection',
      'delivery',
      'tax',
    ],
  },
  tax: { line: 'month-and-area', chart: 'tax', figures: ['taxed', 'tax'] },
  utilisation: {
    line: 'product-and-depot',
    chart: 'utilisation',
    figures: ['days-out', 'days-owned', 'utilisation'],
  },
  protection: {
    line: 'period',
    chart: 'protection-result',
    figures: [
      'protection',
      'damage-covered',
      'protection-result',
      'loss-charged',
      'loss-paid',
      'loss-waived',
    ],
  },
  'late-and-lost': {
    line: 'period',
    chart: 'late-pickups',
    figures: ['late-pickups', 'late-days', 'late-fees', 'late-fees-paid', 'pieces-missing', 'pieces-damaged'],
  },
  referrals: {
    line: 'host',
    chart: 'referred-revenue',
    figures: ['referred-orders', 'referred-revenue', 'commission'],
  },
  returning: {
    line: 'period',
    chart: 'returning-share',
    figures: ['first-orders', 'returning-orders', 'returning-share', 'first-revenue', 'returning-revenue'],
  },
} as const satisfies Record<string, ReportRule>

export type Report = keyof typeof reportRules

export const reports = Object.keys(reportRules) as [Report, ...Report[]]

export function reportRule(report: Report): ReportRule {
  return reportRules[report]
}

/** All that has to be counted for a report. */
export function kindsOf(report: Report): CountedKind[] {
  const kinds = reportRule(report).figures.flatMap((figure) => {
    const { plus, minus = [], of = [] } = ruleOf(figure)
    return [...plus, ...minus, ...of]
  })
  return [...new Set(kinds)]
}
