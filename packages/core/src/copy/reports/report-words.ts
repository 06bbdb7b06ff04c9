import type { Figure } from '../../reports/figures.ts'
import type { Report } from '../../reports/report-list.ts'
import type { ReportRange } from '../../reports/report-range.ts'

type ReportWords = { title: string; asks: string }

export const reportWords = {
  revenue: { title: 'Revenue', asks: 'What came in, what went back, and what it was for' },
  tax: { title: 'Tax', asks: 'What each area owes for each month' },
  utilisation: { title: 'Utilisation', asks: 'How much of what the shop owns was out' },
  protection: { title: 'Protection and losses', asks: 'Whether damage protection bears what it costs' },
  'late-and-lost': { title: 'Late and lost', asks: 'What came back late, broken, or not at all' },
  referrals: { title: 'Referrals', asks: 'Which hosts bring guests, and what that costs' },
  returning: { title: 'Returning guests', asks: 'How many orders are by guests who had one before' },
} as const satisfies Record<Report, ReportWords>

export const rangeLabels = {
  '7-days': 'Last 7 days',
  month: 'Month to date',
  'last-month': 'Last month',
  quarter: 'Quarter to date',
  year: 'Year to date',
} as const satisfies Record<ReportRange, string>

type FigureWords = { label: string; means: string }

/** What each figure is, as a person reads it. */
export const figureWords = {
  received: { label: 'Paid', means: 'Payments for orders, in dollars, on the day they came in.' },
  refunded: { label: 'Refunded', means: 'Refunds of orders, in dollars, on the day they were given.' },
  revenue: { label: 'Revenue', means: 'Paid less refunded: the same as on the dashboard.' },
  rental: {
    label: 'Rental',
    means: 'Of the revenue, what was paid for the things themselves, before discounts and rows by staff.',
  },
  discount: { label: 'Discounts', means: 'What discounts took off what was paid.' },
  'by-staff': { label: 'Rows by staff', means: 'What staff added to prices or took off them.' },
  protection: { label: 'Protection', means: 'Of the revenue, what was paid for damage protection.' },
  delivery: { label: 'Delivery', means: 'Of the revenue, what was paid for delivery and pickup.' },
  taxed: {
    label: 'Taxed',
    means: 'The rental cost that was paid, on which tax is due: discounts do not lower it.',
  },
  tax: { label: 'Tax', means: 'Of what was paid, tax; of what was refunded, tax is taken off.' },
  'days-out': {
    label: 'Days out',
    means:
      'Units × days with orders, from the delivery day until they could go out again, turnaround included.',
  },
  'days-owned': { label: 'Days owned', means: 'Units × days in the depot’s stock, in repair or not.' },
  utilisation: { label: 'Utilisation', means: 'Days out of days owned, in percent.' },
  'damage-covered': {
    label: 'Damage covered',
    means: 'The value of damaged pieces that protection bore, on the day they were counted.',
  },
  'protection-result': {
    label: 'Result',
    means: 'Protection that was paid, less the damage that it covered.',
  },
  'loss-charged': {
    label: 'Losses charged',
    means: 'What guests were asked for missing and damaged pieces.',
  },
  'loss-paid': { label: 'Losses paid', means: 'Of that, what they paid, on the day they did.' },
  'loss-waived': { label: 'Losses waived', means: 'What staff did not charge at the count.' },
  'late-pickups': {
    label: 'Late pickups',
    means:
      'Orders collected after their pickup day, on the day they were. What is still out is not among them.',
  },
  'late-days': {
    label: 'Days late',
    means: 'Days between the pickup day and the day of collecting, of these orders.',
  },
  'late-fees': { label: 'Late fees', means: 'What staff charged for them, on the day they did.' },
  'late-fees-paid': { label: 'Late fees paid', means: 'Of that, what was paid, on the day it was.' },
  'pieces-missing': { label: 'Missing', means: 'Pieces that did not come back.' },
  'pieces-damaged': { label: 'Damaged', means: 'Pieces that came back damaged.' },
  'referred-orders': {
    label: 'Orders',
    means: 'Orders with a code of the host, on the day they were first paid.',
  },
  'referred-revenue': { label: 'Revenue', means: 'What was paid for them, less what was refunded.' },
  commission: {
    label: 'Commission',
    means: 'What the host earned, less what refunds and reviews took back; paid out or not.',
  },
  'first-orders': { label: 'First orders', means: 'Paid orders of guests who had paid none before.' },
  'returning-orders': {
    label: 'By returning guests',
    means: 'Paid orders of guests who had paid one before.',
  },
  'returning-share': { label: 'Share', means: 'Orders by returning guests out of both, in percent.' },
  'first-revenue': {
    label: 'Revenue of first orders',
    means: 'What was paid for first orders, less refunds.',
  },
  'returning-revenue': {
    label: 'Revenue of returning guests',
    means: 'What was paid for theirs, less refunds.',
  },
} as const satisfies Record<Figure, FigureWords>

/** Of orders that have no area, and of hosts whose account is gone. */
export const noArea = 'No area'
export const nobodyKnown = 'Account erased'
