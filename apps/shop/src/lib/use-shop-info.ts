import type { ShopInfo } from '@trivet/core'
import { trpc } from './trpc.ts'

/** What the server tells about this shop; undefined until it does. It never changes during a visit. */
export function useShopInfo(): ShopInfo | undefined {
  return trpc.shop.info.useQuery(undefined, { retry: false, staleTime: Infinity }).data
}
