import type { CalendarDate } from '../dates/calendar-date.ts'
import type { Count } from '../money/money.ts'
import { fault } from '../refusal/refusal.ts'
import type { Fault, NoFacts } from '../refusal/refusal.ts'

/** The units of a product in a depot as the cells of a table, in this order; the name is for whoever reads it. */
export const stockColumnNames = ['product', 'name', 'depot', 'units'] as const

export type StockColumn = (typeof stockColumnNames)[number]

/** More units of one product than any shop has. */
export const mostUnits: Count = 100_000

/** A whole number of units, or null for what is none. */
export function unitsOfText(text: string): Count | null {
  const units = /^\d{1,6}$/.test(text.trim()) ? Number(text) : null
  return units !== null && units <= mostUnits ? units : null
}

export type StockRowFacts = {
  isProductKnown: boolean
  depot: 'open' | 'closed' | 'unknown'
  /** Null for what is no number. */
  wanted: Count | null
  present: Count
  /** Of them, planned or on their way to another depot. */
  leaving: Count
  /** The days on which fewer than were promised would be left. */
  promisedDays: readonly CalendarDate[]
}

export type StockRowFaults = {
  'product-unknown': NoFacts
  'depot-unknown': NoFacts
  'depot-closed': NoFacts
  'units-invalid': NoFacts
  'units-leaving': NoFacts
  'units-promised': { days: readonly CalendarDate[] }
}

export type StockRowProblem = { column: StockColumn; fault: Fault<StockRowFaults> }

/**
 * Why a line of a file cannot say how many units a depot has; nothing for one that says what is so already. A count by hand
 * is a fact whatever is promised, a file is refused below it. See docs/policy.md#stock-and-turnaround.
 */
export function stockRowProblems(facts: StockRowFacts): StockRowProblem[] {
  const { isProductKnown, depot, wanted, present, leaving, promisedDays } = facts
  const problems: StockRowProblem[] = []
  if (!isProductKnown) problems.push({ column: 'product', fault: fault('product-unknown', {}) })
  if (depot === 'unknown') problems.push({ column: 'depot', fault: fault('depot-unknown', {}) })
  if (wanted === null) problems.push({ column: 'units', fault: fault('units-invalid', {}) })
  if (problems.length > 0 || wanted === null || wanted === present) return problems
  if (depot === 'closed' && wanted > 0) return [{ column: 'depot', fault: fault('depot-closed', {}) }]
  if (wanted < leaving) return [{ column: 'units', fault: fault('units-leaving', {}) }]
  if (promisedDays.length === 0) return []
  return [{ column: 'units', fault: fault('units-promised', { days: promisedDays }) }]
}
