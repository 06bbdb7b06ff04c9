import * as kitsCopy from '@trivet/core/copy/kits'

import type { Kit } from '@trivet/core/contract/kits'
import { kitCartProduct } from '../../components/product/kit-cart-product.ts'
import { cartActions } from '../../lib/cart-actions.ts'
import { notify } from '../../lib/notify.ts'
import { messageOf, trpc } from '../../lib/trpc.ts'

/** Puts a saved kit into the cart, at the price it has now. */
export function useKitToCart({ _id }: Kit) {
  const { mutate, isPending, isSuccess } = trpc.kits.addToCart.useMutation({
    onSuccess: (item) => cartActions.add(kitCartProduct(item)),
    onError: (error) => notify.error(messageOf(error, kitsCopy.kitAddToCartFailed)),
  })
  return { add: () => mutate({ id: _id }), isPending, isSuccess }
}
