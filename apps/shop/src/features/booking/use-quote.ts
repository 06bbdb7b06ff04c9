import { useQuery, useQueryClient } from '@tanstack/react-query'
import { toCents, toDecimal } from '@trivet/core'
import type { Cart, QuoteOutput } from '@trivet/core'
import { kitCartProduct } from '../../components/kit-cart-product.ts'
import type { ShownQuote } from '../../components/quote-docket.tsx'
import { useCart } from '../../lib/cart.tsx'
import { trpc } from '../../lib/trpc.ts'

export type BookingQuote = {
  quote: ShownQuote
  /** As it goes over the wire. */
  totalPrice: number
  /** The server asks for something else than the cart shows. */
  hasChanged: boolean
}

/** The price of the cart: ours at once, the server's as soon as it has answered. */
export function useQuote(): BookingQuote {
  const { cart, quote } = useCart()
  const { client } = trpc.useUtils()
  const { data } = useQuery({
    queryKey: quoteKey(cart),
    queryFn: () => client.orders.quote.mutate(quoteBody(cart)),
    enabled: cart.items.length > 0,
  })
  const ownTotal = toDecimal(quote.totalCents)
  if (!data) return { quote, totalPrice: ownTotal, hasChanged: false }
  return { quote: shown(data), totalPrice: data.totalPrice, hasChanged: data.totalPrice !== ownTotal }
}

/** Takes over the totals the server refused an order with, and what it now says about each item. */
export function useTakeNewPrices(): (quote: QuoteOutput) => Promise<void> {
  const { cart, refresh } = useCart()
  const queryClient = useQueryClient()
  const utils = trpc.useUtils()
  return async (quote) => {
    queryClient.setQueryData(quoteKey(cart), quote)
    const kits = cart.items.filter(({ isCustomKit }) => isCustomKit).map(({ _id }) => _id)
    if (kits.length > 0) {
      const offers = await utils.kits.checkCart.fetch({ ids: kits }, { staleTime: 0 })
      for (const offer of offers) refresh(kitCartProduct(offer))
    }
    for (const { _id, isCustomKit } of cart.items) {
      if (!isCustomKit) refresh(await utils.products.byId.fetch({ id: _id }, { staleTime: 0 }))
    }
  }
}

function quoteBody({ items, period, damageProtection }: Cart) {
  return {
    orderItems: items.map(({ _id, qty, isCustomKit = false }) => ({ product: _id, qty, isCustomKit })),
    rentalStart: period.start,
    rentalEnd: period.end,
    damageProtection,
  }
}

const quoteKey = (cart: Cart) => ['quote', quoteBody(cart)]

function shown({ rentalDays, rows, totalPrice }: QuoteOutput): ShownQuote {
  return {
    days: rentalDays,
    rows: rows.map(({ code, label, amount }) => ({ code, label, cents: toCents(amount) })),
    totalCents: toCents(totalPrice),
  }
}
