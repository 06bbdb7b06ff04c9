import * as paymentsCopy from '@trivet/core/copy/payments'
import { isTestShop } from '@trivet/core/payments'
import { CircleAlert } from 'lucide-react'
import { trpc } from '../lib/trpc.ts'

/** On every page while orders are taken that nobody pays; it cannot be put away. */
export function TestShopBanner() {
  const { data } = trpc.shop.info.useQuery(undefined, { retry: false, staleTime: Infinity })
  if (!data || !isTestShop(data)) return null
  return (
    <p className="mb-4 flex gap-2 rounded-cloth border-2 border-destructive p-3 font-medium">
      <CircleAlert aria-hidden strokeWidth={1.75} className="size-5 shrink-0 text-destructive" />
      {paymentsCopy.testShopAdmin}
    </p>
  )
}
