import { compareWindows } from './visit-windows.ts'
import type { Visit } from './visits.ts'

export type Drive = Pick<Visit, 'orderId' | 'kind' | 'window' | 'postalCode'>

/** Stops by window, then by ZIP, then always the same. Nobody needs a map for it. */
export function compareStops(a: Drive, b: Drive): number {
  return (
    compareWindows(a, b) ||
    compareTexts(a.postalCode, b.postalCode) ||
    compareTexts(a.orderId, b.orderId) ||
    compareTexts(a.kind, b.kind)
  )
}

export function compareTexts(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
