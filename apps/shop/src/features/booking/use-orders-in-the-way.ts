import type { Order } from '@trivet/core/contract/orders'
import { shareDays } from '@trivet/core/orders'
import { useState } from 'react'
import { useWaitingOrders } from '../../components/waiting/use-waiting-orders.ts'
import { useCart } from '../../lib/cart.ts'

/** The unpaid orders for some of the cart's days, and which of them the guest wants to keep besides the next one. */
export function useOrdersInTheWay() {
  const { cart } = useCart()
  const { orders, isLoading } = useWaitingOrders()
  const [besides, setBesides] = useState<string[]>([])
  const { start, end } = cart.period
  const isForTheseDays = ({ rentalStart, rentalEnd }: Order) =>
    start !== null && end !== null && shareDays({ start, end }, { start: rentalStart, end: rentalEnd })
  return {
    isLoading,
    besides,
    keepBesides: (ids: readonly string[]) => setBesides((known) => [...known, ...ids]),
    inTheWay: orders.filter((order) => isForTheseDays(order) && !besides.includes(order._id)),
  }
}
