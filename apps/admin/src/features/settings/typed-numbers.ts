/** What was typed into a field for a figure; not a number where it is none. */
export function numberOf(text: string): number {
  return /^\d+([.,]\d+)?$/.test(text.trim()) ? Number(text.trim().replace(',', '.')) : Number.NaN
}

/** 8.25 is 825; more than two decimals cannot be set. */
export function basisPoints(text: string): number {
  const exact = numberOf(text) * 100
  const whole = Math.round(exact)
  return Math.abs(exact - whole) < 1e-6 ? whole : Number.NaN
}
