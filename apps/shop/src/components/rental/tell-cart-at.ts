import { cartPeriod } from '@trivet/core/cart'
import * as cartCopy from '@trivet/core/copy/cart'
import { readCart, whenCartIsKnown } from '../../lib/cart-store.ts'
import { notify } from '../../lib/notify.ts'
import { placeAsked } from '../../lib/place-store.ts'
import type { ApiUtils } from '../../lib/trpc.ts'
import { rentedUnits } from './rented-units.ts'

type NewPlace = {
  place: string
  areaName: string
  availability: Pick<ApiUtils['products']['availability'], 'fetch'>
  onSwaps: () => void
}

/** After another place was chosen: names what of the cart cannot be had there, and leads to what can be had instead. */
export async function tellCartAt({ place, areaName, availability, onSwaps }: NewPlace): Promise<void> {
  await new Promise<void>((known) => whenCartIsKnown(known))
  const cart = readCart()
  const period = cartPeriod(cart)
  if (!period) return
  const checked = await Promise.all(
    cart.items.map(async (item) => {
      const answers = rentedUnits(item).map(async ({ product, units }) => {
        const { free } = await availability.fetch({ id: product, ...period, place })
        return free >= units
      })
      // what could not be checked, the cart checks again
      const isThere = await Promise.all(answers).catch(() => [true])
      return { name: item.name, isThere: isThere.every(Boolean) }
    }),
  )
  const missing = checked.filter(({ isThere }) => !isThere).map(({ name }) => name)
  if (missing.length === 0 || placeAsked() !== place) return
  notify.warning(cartCopy.notFreeAtPlace(areaName, missing), {
    id: 'cart-at-place',
    duration: 15_000,
    action: { label: 'See swaps', onClick: onSwaps },
  })
}
