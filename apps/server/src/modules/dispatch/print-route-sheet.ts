import { isAddressNeeded } from '@trivet/core/address'
import type { RouteSheetInput } from '@trivet/core/contract/dispatch'
import { areaOfVisit, codesOfArea, isVisitDone } from '@trivet/core/dispatch'
import type { UserContext } from '../../api/context.ts'
import { drawnElsewhere } from '../../platform/print/print-elsewhere.ts'
import { findZipsOfDepots } from '../stock/index.ts'
import type { routeSheetPdf as draw } from './route-sheet-pdf.ts'
import { findStops } from './visits.repo.ts'

const routeSheetPdf = drawnElsewhere<Parameters<typeof draw>>(
  new URL('./route-sheet-pdf.ts', import.meta.url),
  'routeSheetPdf',
)

/** The stops of a day that are not done, of one area or of all, as a PDF. */
export async function printRouteSheet(ctx: UserContext, { day, area }: RouteSheetInput): Promise<Buffer> {
  const { serviceAreas, identity } = (await ctx.settings.current()).settings
  const codes = area ? codesOfArea(area, serviceAreas) : null
  const stops = (await findStops(ctx.sql, { day, codes }))
    .filter((stop) => !isVisitDone(stop))
    .map((stop) => ({ ...stop, area: areaOfVisit(stop.postalCode, serviceAreas) }))
  return routeSheetPdf({
    day,
    shop: identity.name,
    starts: { serviceAreas, zipsOfDepots: await findZipsOfDepots(ctx.sql) },
    stops: stops.filter((stop) => !isAddressNeeded(stop)),
    leftOut: stops.filter(isAddressNeeded),
  })
}
