import type { PlanPrices } from '@trivet/core/contract/kits'
import { trpc } from '../../lib/trpc.ts'
import type { ApiUtils } from '../../lib/trpc.ts'

/** Of a page that speaks of the plans. */
export function needPlanPrices({ kits }: ApiUtils): Promise<unknown> {
  return kits.planPrices.prefetch()
}

/** What the plans cost today; undefined as long as nobody has answered. */
export function usePlanPrices(): PlanPrices | undefined {
  return trpc.kits.planPrices.useQuery().data
}
