import type { ServiceArea } from '@trivet/core/address'
import type { OpenWindows } from '@trivet/core/contract/delivery'
import type { RentalPeriod } from '@trivet/core/dates'
import { visitKinds } from '@trivet/core/dispatch'
import { trpc } from '../../lib/trpc.ts'

type Planned = { area: ServiceArea | null; postalCode: string; period: RentalPeriod | null }

/** The windows that are not full on the days of the trip; undefined where every window takes any number of visits. */
export function useOpenWindows({ area, postalCode, period }: Planned): OpenWindows | undefined {
  const isLimited =
    area !== null &&
    visitKinds.some((kind) => Object.values(area.windows[kind]).some((limit) => limit !== null))
  const { data } = trpc.orders.openWindows.useQuery(
    { postalCode, rentalStart: period?.start ?? '', rentalEnd: period?.end ?? '' },
    { enabled: isLimited && period !== null },
  )
  return isLimited ? data : undefined
}
