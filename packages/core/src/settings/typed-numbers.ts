import type { BasisPoints } from '../money/money.ts'

/** What was typed for a figure; not a number where it is none. */
export function numberOf(text: string): number {
  return /^\d+([.,]\d+)?$/.test(text.trim()) ? Number(text.trim().replace(',', '.')) : Number.NaN
}

/** Null where nothing was typed. */
export function numberOrNone(text: string): number | null {
  return text.trim() === '' ? null : numberOf(text)
}

/** 8.25 is 825; more than two decimals cannot be set. */
export function basisPointsOf(text: string): BasisPoints {
  const exact = numberOf(text) * 100
  const whole = Math.round(exact)
  return Math.abs(exact - whole) < 1e-6 ? whole : Number.NaN
}
