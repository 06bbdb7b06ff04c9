import { customKitPieces } from '../../kits/plan-prices.ts'
import { formatDollars, type Dollars } from '../../money/money.ts'

/** '$49/week', '$52.50/week': whole dollars are told without their cents. */
export function weekPrice(price: Dollars): string {
  return `${formatDollars(price).replace('.00', '')}/week`
}

/** How the price before it comes about. */
export function smallestKitText(price: Dollars): string {
  return `Priced by the piece: the smallest kit of ${customKitPieces} is ${weekPrice(price)} today.`
}
