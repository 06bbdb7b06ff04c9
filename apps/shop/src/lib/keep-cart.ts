import { hasSameContents, mergeCarts, withoutCart } from '@trivet/core/cart'
import type { Cart, CartChange } from '@trivet/core/cart'
import type { CartBase, SavedCart, SavedCartInput } from '@trivet/core/contract/cart'
import { changeCart, readCart, watchCart, whenCartIsKnown } from './cart-store.ts'
import { now } from './clock.ts'
import { shopToday } from './shop-today.ts'
import { lazyStoredValue } from './stored-value.ts'

export type AccountCartApi = {
  mine: () => Promise<SavedCart>
  save: (cart: SavedCartInput) => Promise<SavedCart>
  /** What the account holds, when a save failed because another device was quicker. */
  newerCart: (error: unknown) => SavedCart | null
}

type Keeping = { userId: string; api: AccountCartApi; onMerged: (changes: readonly CartChange[]) => void }

/** What this browser and the account last agreed on; without it a cart would double at every sign-in. */
const storedBase = lazyStoredValue<CartBase | null>('accountCart', null, () =>
  import('./stored-parsers.ts').then((parsers) => parsers.parseCartBase),
)

const pauseBeforeSaving = 800
const pauseBeforeLooking = 30_000
const conflictsBorne = 3

/** Keeps the cart of this browser and the one of the account the same, until the returned function is called. */
export function keepCart({ userId, api, onMerged }: Keeping): () => void {
  let isStopped = false
  let isSaving = false
  let lookedAt = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  function merge(account: SavedCart) {
    const base = storedBase.get()
    const ours = base?.userId === userId ? agreedOn(base, account.cart) : null
    const here = readCart()
    const { cart, changes } = mergeCarts({
      local: base && !ours ? withoutCart(here, base.cart) : here,
      account: account.cart,
      base: ours,
      today: shopToday(),
    })
    changeCart(() => cart)
    // noted before it is saved: a save that gets lost is then made up for, and never counted twice
    storedBase.set({ ...account, userId })
    onMerged(changes)
  }

  async function look() {
    lookedAt = now().getTime()
    const account = await api.mine().catch(() => null)
    if (account === null || isStopped) return
    whenCartIsKnown(() =>
      storedBase.whenKnown(() => {
        if (isStopped) return
        merge(account)
        void save()
      }),
    )
  }

  async function save(conflictsLeft = conflictsBorne): Promise<void> {
    const base = storedBase.get()
    const cart = readCart()
    if (isStopped || isSaving || base?.userId !== userId) return
    // whether the last one arrived only the account knows
    if (base.sent) return look()
    if (hasSameContents(cart, base.cart)) return
    isSaving = true
    storedBase.set({ ...base, sent: cart })
    try {
      const saved = await api.save({ cart, revision: base.revision })
      if (!isStopped) storedBase.set({ ...saved, userId })
    } catch (error) {
      const newer = api.newerCart(error)
      // without an answer the next change, or the next look, tries again
      if (newer === null || conflictsLeft === 0) return
      if (!isStopped) merge(newer)
    } finally {
      isSaving = false
    }
    // what was changed meanwhile
    return save(conflictsLeft - 1)
  }

  // of a change that this tab only heard of, the tab it was made in tells the account
  function saveSoon() {
    if (document.visibilityState !== 'visible') return
    clearTimeout(timer)
    timer = setTimeout(() => void save(), pauseBeforeSaving)
  }

  function lookOnReturn() {
    const isDue = now().getTime() - lookedAt > pauseBeforeLooking
    if (document.visibilityState === 'visible' && isDue) void look()
  }

  const stopWatching = watchCart(saveSoon)
  document.addEventListener('visibilitychange', lookOnReturn)
  void look()
  return () => {
    isStopped = true
    clearTimeout(timer)
    stopWatching()
    document.removeEventListener('visibilitychange', lookOnReturn)
  }
}

/** What was sent counts once the account has it: where the page was left before the answer, it is not told. */
function agreedOn({ cart, sent }: CartBase, account: Cart): Cart {
  return sent && hasSameContents(account, sent) ? sent : cart
}
