import { areaOf, vanDaysOf } from '@trivet/core/settings'
import type { ShopSettings } from '@trivet/core/settings'
import { now } from './clock.ts'

/** On which days the van can come to a place, as far as it is known, seen from this moment. */
export function vanDaysAt(postalCode: string | null, settings: ShopSettings) {
  return vanDaysOf(areaOf(postalCode, settings), settings, now())
}
