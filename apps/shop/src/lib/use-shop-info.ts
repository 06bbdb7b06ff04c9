import type { ShopInfo } from '@trivet/core/contract/shop'
import { trpc } from './trpc.ts'

/** What the server tells about this shop; undefined until it does. It never changes during a visit. */
export function useShopInfo(): ShopInfo | undefined {
  return useShopInfoQuery().data
}

/** True until the server has told, or failed to once: a page that asks again shows what it showed. */
export function useIsShopInfoPending(): boolean {
  const { isPending, errorUpdateCount } = useShopInfoQuery()
  return isPending && errorUpdateCount === 0
}

function useShopInfoQuery() {
  return trpc.shop.info.useQuery(undefined, { retry: false, staleTime: Infinity })
}
