import { savedCartOutput } from '@trivet/core/contract/cart'
import type { CartChange } from '@trivet/core/cart'
import { useEffect } from 'react'
import { errorDataOf } from '../lib/error-code.ts'
import { keepCart } from '../lib/keep-cart.ts'
import { notify } from '../lib/notify.ts'
import { trpc } from '../lib/trpc.ts'

export function AccountCart({ userId }: { userId: string }) {
  const { client } = trpc.useUtils()
  useEffect(() => {
    const api = {
      mine: () => client.carts.mine.query(),
      save: client.carts.save.mutate,
      newerCart,
    }
    return keepCart({ userId, api, onMerged: tellChanges })
  }, [client, userId])
  return null
}

function newerCart(error: unknown) {
  const data = errorDataOf(error)
  return data?.errorCode === 'CART_CHANGED' ? (savedCartOutput.safeParse(data.details).data ?? null) : null
}

function tellChanges(changes: readonly CartChange[]) {
  if (changes.length === 0) return
  notify.info('Your cart is up to date with your other devices', {
    id: 'cart-merged',
    duration: 10_000,
    description: changes.map(changeText).join(' · '),
  })
}

function changeText({ name, from, to, isAllWeOwn }: CartChange): string {
  if (to === 0) return `${name} is no longer in it`
  const all = isAllWeOwn ? ', all we have' : ''
  return from === 0 ? `${to} × ${name} added${all}` : `${name}: ${to} instead of ${from}${all}`
}
