import { collectionLabel } from '@trivet/core/catalog'
import type { CartItem } from '@trivet/core/cart'
import { paths } from '../../paths.ts'

/** Where an item of the cart can be looked at: its page, or the cloth of a custom kit. */
export function cartItemPath({ _id, slug, isCustomKit }: CartItem): string {
  return isCustomKit ? paths.editKit({ id: _id }) : paths.product({ slug })
}

export function cartItemLabel({ category, isCustomKit }: CartItem): string {
  return isCustomKit ? 'Custom Kit' : collectionLabel(category)
}
