import type { GapKit } from '@trivet/core/stays'
import * as kitsCopy from '@trivet/core/copy/kits'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { kitCartProduct } from '../../components/product/kit-cart-product.ts'
import { cartActions } from '../../lib/cart-actions.ts'
import { useCart } from '../../lib/cart.ts'
import { notify } from '../../lib/notify.ts'
import { useSession } from '../../lib/session.tsx'
import { storedValue } from '../../lib/stored-value.ts'
import { messageOf, trpc } from '../../lib/trpc.ts'
import { paths } from '../../paths.ts'

// a kit belongs to somebody: who pressed before signing in need not press again
const askedForAt = storedValue('gapKit', (text) => text ?? '', 'sessionStorage')

/** Puts what a stay lacks into the cart as one custom kit; who is signed out signs in first and comes back to it. */
export function useGapKit(slug: string, { name, lines }: GapKit) {
  const { status } = useSession()
  const { ready } = useCart()
  const { client, kits } = trpc.useUtils()
  const navigate = useNavigate()
  const [isPending, setIsPending] = useState(false)
  const isRunning = useRef(false)
  // on the way to sign in: whatever is drawn anew until then, what was asked for waits
  const isLeaving = useRef(false)
  const saved = useRef<{ what: string; id: string }>(undefined)

  /** A second try after half a success makes no second kit. */
  async function save(): Promise<string> {
    const items = lines.map(({ product, quantity }) => ({ product, quantity }))
    const what = JSON.stringify(items)
    if (saved.current?.what === what) return saved.current.id
    const { _id: id } = await client.kits.create.mutate({ name, items })
    void kits.mine.invalidate()
    saved.current = { what, id }
    return id
  }

  async function addKit() {
    if (isRunning.current) return
    isRunning.current = true
    setIsPending(true)
    try {
      const id = await save()
      cartActions.add(kitCartProduct(await client.kits.addToCart.mutate({ id })))
      // taken out again, it is made anew
      saved.current = undefined
    } catch (error) {
      notify.error(messageOf(error, kitsCopy.kitAddToCartFailed))
    }
    isRunning.current = false
    setIsPending(false)
  }

  useEffect(() => {
    if (isLeaving.current || status === 'loading' || !ready || askedForAt.get() !== slug) return
    askedForAt.set('')
    if (status === 'signed-in') void addKit()
  })

  function press() {
    if (status === 'signed-in') {
      void addKit()
      return
    }
    isLeaving.current = true
    askedForAt.set(slug)
    notify.info(kitsCopy.kitSignInRequired, { id: 'sign-in-first' })
    void navigate(paths.login({ redirect: paths.stay({ slug }).slice(1) }))
  }

  return { press, isPending }
}
