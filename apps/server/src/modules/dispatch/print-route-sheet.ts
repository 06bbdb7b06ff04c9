import { isAddressNeeded } from '@trivet/core/address'
import type { RouteSheetInput } from '@trivet/core/contract/dispatch'
import { areaOfVisit, codesOfArea } from '@trivet/core/dispatch'
import type { UserContext } from '../../api/context.ts'
import { findStops } from './visits.repo.ts'

/** The stops of a day, of one area or of all, as a PDF. */
export async function printRouteSheet(ctx: UserContext, { day, area }: RouteSheetInput): Promise<Buffer> {
  const { serviceAreas, identity } = (await ctx.settings.current()).settings
  const codes = area ? codesOfArea(area, serviceAreas) : null
  const stops = (await findStops(ctx.sql, { day, codes })).map((stop) => ({
    ...stop,
    area: areaOfVisit(stop.postalCode, serviceAreas),
  }))
  // the PDF library is large: it is loaded when the first sheet is asked for
  const { routeSheetPdf } = await import('./route-sheet-pdf.ts')
  return routeSheetPdf({
    day,
    shop: identity.name,
    stops: stops.filter((stop) => !isAddressNeeded(stop)),
    leftOut: stops.filter(isAddressNeeded),
  })
}
