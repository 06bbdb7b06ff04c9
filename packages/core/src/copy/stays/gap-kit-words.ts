import { kitNameMaxLength } from '../../kits/kit-line.ts'
import type { KitPrice } from '../../kits/kit-price.ts'
import { formatMoney } from '../../money/money.ts'

const ending = ' kit'

/** The name of a custom kit with what a stay lacks: 'Casa Azul kit'. */
export function gapKitName(title: string): string {
  const characters = [...title].slice(0, kitNameMaxLength - ending.length)
  return characters.join('').trimEnd() + ending
}

/** How its price comes about: 'One custom kit of 5 pieces: $43.00 by the piece, less 5%.' */
export function gapKitText({ itemCount, listCents, discountPercent }: KitPrice): string {
  const pieces = `${itemCount} ${itemCount === 1 ? 'piece' : 'pieces'}`
  if (discountPercent === 0) return `One custom kit of ${pieces}.`
  return `One custom kit of ${pieces}: ${formatMoney(listCents)} by the piece, less ${discountPercent}%.`
}
