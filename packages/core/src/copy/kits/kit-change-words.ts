import * as kitsCopy from './sentences.ts'

import type { KitChange } from '../../kits/kit-changes.ts'
import { formatMoney } from '../../money/money.ts'

/** One change as a sentence for the cart. */
export function kitChangeText(change: KitChange): string {
  switch (change.kind) {
    case 'gone':
      return kitsCopy.kitGone
    case 'item-removed':
      return kitsCopy.kitItemLeft(change.name)
    case 'item-added':
      return kitsCopy.kitItemJoined(change.name, change.quantity)
    case 'quantity':
      return kitsCopy.kitItemQuantity(change.name, change.from, change.to)
    case 'price':
      return kitsCopy.kitPriceNow(formatMoney(change.fromCents), formatMoney(change.toCents))
  }
}
