import { monthNames } from './names.ts'

/** '2026-12' → 'Dec 2026'. */
export function formatMonth(month: string): string {
  const [year, number] = month.split('-')
  return `${monthNames[Number(number) - 1]} ${year}`
}
