import { zodResolver } from '@hookform/resolvers/zod'
import { keepPreviousData } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { trpc } from '../../lib/trpc.ts'
import { cartOf, emptySale, saleFormInput, type Sale, type SaleDraft, type SaleValues } from './sale-draft.ts'

/** What is being sold to whom, and what it costs as it stands. */
export function useSale(draft: SaleDraft) {
  const form = useForm<SaleValues, unknown, Sale>({
    resolver: zodResolver(saleFormInput),
    defaultValues: draft.values,
    mode: 'onTouched',
  })
  const [guest, setGuest] = useState(draft.guest)
  const [items, setItems] = useState(draft.items)
  const values = { ...emptySale, ...useWatch({ control: form.control }) } as SaleValues
  const cart = cartOf(values, items)
  const asked = useDeferredValue(JSON.stringify(cart))
  const price = trpc.orders.priceForGuest.useQuery(
    { guest: guest?._id ?? null, cart: JSON.parse(asked) },
    { enabled: asked !== 'null', placeholderData: keepPreviousData },
  )
  const isPriced = cart !== null && price.isSuccess && !price.isFetching && asked === JSON.stringify(cart)
  return { form, values, guest, setGuest, items, setItems, cart, price, isPriced }
}

export type SaleState = ReturnType<typeof useSale>
