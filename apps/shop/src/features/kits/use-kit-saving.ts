import * as kitsCopy from '@trivet/core/copy/kits'
import { checkKit, defaultKitName } from '@trivet/core/kits'
import type { Kit } from '@trivet/core/contract/kits'
import type { KitDraft } from '@trivet/core/kits'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { kitCartProduct } from '../../components/product/kit-cart-product.ts'
import { cartActions } from '../../lib/cart-actions.ts'
import { errorCodeOf } from '../../lib/error-code.ts'
import { notify } from '../../lib/notify.ts'
import { messageOf, trpc } from '../../lib/trpc.ts'
import { paths } from '../../paths.ts'
import { keepLaterDraft, rememberKitDraft } from './kit-drafts.ts'

type SavingOptions = {
  /** Null for a kit that is not saved yet. */
  kitId: string | null
  draft: KitDraft
  /** The saved kit's `lastModified` the draft began from. */
  base: string | null
  /** False when the draft is the saved kit. */
  isChanged: boolean
  onStored: (kit: Kit) => void
}

/** Saves the kit and puts it into the cart; says what came of it. */
export function useKitSaving({ kitId, draft, base, isChanged, onStored }: SavingOptions) {
  const navigate = useNavigate()
  const utils = trpc.useUtils()
  const [running, setRunning] = useState<'save' | 'cart' | null>(null)
  const isRunning = useRef(false)
  const [isConflict, setIsConflict] = useState(false)

  const body = () => ({
    name: draft.name.trim() || defaultKitName,
    items: draft.lines.map(({ product, quantity }) => ({ product, quantity })),
  })

  async function store(lastModified: string | null): Promise<{ kit: Kit; hasLater: boolean }> {
    const { kits } = utils.client
    const kit = kitId
      ? await kits.update.mutate({ id: kitId, ...body(), lastModified })
      : await kits.create.mutate(body())
    const hasLater = keepLaterDraft(kitId, draft, kit)
    utils.kits.byId.setData({ id: kit._id }, kit)
    void utils.kits.mine.invalidate()
    onStored(kit)
    return { kit, hasLater }
  }

  function fail(error: unknown, fallback: string) {
    if (errorCodeOf(error) === 'KIT_CHANGED') setIsConflict(true)
    else notify.error(messageOf(error, fallback))
  }

  /** One thing at a time, and none while the page is being left: a second press would save a second kit. */
  async function run(what: 'save' | 'cart', leave: () => Promise<boolean>) {
    if (isRunning.current) return
    isRunning.current = true
    setRunning(what)
    if (await leave()) return
    isRunning.current = false
    setRunning(null)
  }

  function save(lastModified = base) {
    const { firstProblem } = checkKit(draft.lines)
    if (firstProblem) {
      notify.warning(kitsCopy.kitRuleMessage(firstProblem), { id: 'kit-incomplete' })
      return
    }
    void run('save', async () => {
      try {
        const { kit, hasLater } = await store(lastModified)
        notify.success(kitId ? kitsCopy.kitUpdated : kitsCopy.kitSaved)
        // who went on building meanwhile stays with it
        if (!hasLater) void navigate(paths.myKits())
        else if (!kitId) void navigate(paths.editKit({ id: kit._id }), { replace: true })
        return !hasLater || !kitId
      } catch (error) {
        fail(error, kitsCopy.kitSaveFailed)
        return false
      }
    })
  }

  function addToCart() {
    void run('cart', async () => {
      let id = kitId
      try {
        if (!id || isChanged) id = (await store(base)).kit._id
      } catch (error) {
        fail(error, kitsCopy.kitSaveFailed)
        return false
      }
      try {
        cartActions.add(kitCartProduct(await utils.client.kits.addToCart.mutate({ id })))
        void navigate(paths.cart())
        return true
      } catch (error) {
        notify.error(messageOf(error, kitsCopy.kitAddToCartFailed))
        // it is saved now: pressing again must not make a second one
        if (!kitId) void navigate(paths.editKit({ id }), { replace: true })
        return !kitId
      }
    })
  }

  /** Saves over what was changed elsewhere. */
  async function saveMine() {
    if (!kitId) return
    setIsConflict(false)
    try {
      const now = await utils.client.kits.byId.query({ id: kitId })
      rememberKitDraft(kitId, draft, now.lastModified)
      save(now.lastModified)
    } catch (error) {
      fail(error, kitsCopy.kitSaveFailed)
    }
  }

  return {
    running,
    save: () => save(),
    addToCart,
    isConflict,
    saveMine,
    dismissConflict: () => setIsConflict(false),
  }
}
