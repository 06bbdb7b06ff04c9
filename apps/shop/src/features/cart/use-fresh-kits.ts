import { kitChangeText } from '@trivet/core/copy/kits'
import { describeKitChanges } from '@trivet/core/kits'
import type { CartItem } from '@trivet/core/cart'
import type { KitCartItem } from '@trivet/core/contract/kits'
import { useEffect, useState } from 'react'
import { kitCartProduct } from '../../components/product/kit-cart-product.ts'
import { cartActions } from '../../lib/cart-actions.ts'
import { useCart } from '../../lib/cart.ts'
import { useSession } from '../../lib/session.tsx'
import { trpc } from '../../lib/trpc.ts'

export type FreshKits = {
  goneIds: ReadonlySet<string>
  /** By kit id: what is different from the kit that was put into the cart. */
  changes: ReadonlyMap<string, readonly string[]>
  /** The server could not be asked just now. */
  isUnchecked: boolean
}

/** A kit may have been changed or deleted after it was put into the cart: takes over the kit as it is, and says so. */
export function useFreshKits(): FreshKits {
  const { cart } = useCart()
  const { status } = useSession()
  const kits = cart.items.filter((item) => item.isCustomKit)
  const ids = kits.map(({ _id }) => _id)
  const { data: offers, isError: isUnchecked } = trpc.kits.checkCart.useQuery(
    { ids },
    { enabled: status === 'signed-in' && ids.length > 0, staleTime: 0 },
  )
  const [compared, setCompared] = useState<readonly KitCartItem[]>()
  const [changes, setChanges] = useState<FreshKits['changes']>(new Map())

  // before the new kits are taken over, or there is nothing left to compare with
  if (offers && offers !== compared) {
    setCompared(offers)
    setChanges(new Map([...changes, ...kits.flatMap((kit) => changesOf(kit, offers))]))
  }
  useEffect(() => {
    for (const offer of offers ?? []) cartActions.refresh(kitCartProduct(offer))
  }, [offers])

  const offered = new Set(offers?.map(({ _id }) => _id))
  return { goneIds: new Set(offers ? ids.filter((id) => !offered.has(id)) : []), changes, isUnchecked }
}

function changesOf(kit: CartItem, offers: readonly KitCartItem[]): [id: string, texts: string[]][] {
  const { _id, price, items = [] } = kit
  const offer = offers.find((one) => one._id === _id)
  const texts = offer ? describeKitChanges({ price, items }, offer).map(kitChangeText) : []
  return texts.length > 0 ? [[_id, texts]] : []
}
