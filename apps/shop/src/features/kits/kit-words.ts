import type { KitPrice } from '@trivet/core/kits'

/** "1 item", "6 items" */
export function piecesText(count: number): string {
  return `${count} ${count === 1 ? 'item' : 'items'}`
}

/** "2 more items for 10 %" */
export function nextStepText({ itemsMissing, discountPercent }: NonNullable<KitPrice['nextStep']>): string {
  return `${itemsMissing} more ${itemsMissing === 1 ? 'item' : 'items'} for ${discountPercent}%`
}

export function kitTitle(kitId: string | null): string {
  return kitId ? 'Edit your kit' : 'Build your own kit'
}
