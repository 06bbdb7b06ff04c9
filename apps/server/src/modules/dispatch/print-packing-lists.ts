import type { RouteSheetInput } from '@trivet/core/contract/dispatch'
import * as dispatchCopy from '@trivet/core/copy/dispatch'
import { areaOfVisit, codesOfArea, groupVisits, isStillToDo } from '@trivet/core/dispatch'
import { AppError } from '../../api/app-error.ts'
import type { UserContext } from '../../api/context.ts'
import { drawnElsewhere } from '../../platform/print/print-elsewhere.ts'
import { labelCrates } from '../crates/index.ts'
import { openBoxes } from './open-boxes.ts'
import { findPackedOrders } from './packed-order.repo.ts'
import type { packingListsPdf as draw } from './packing-list-pdf.ts'
import { findStops } from './visits.repo.ts'

const packingListsPdf = drawnElsewhere<Parameters<typeof draw>>(
  new URL('./packing-list-pdf.ts', import.meta.url),
  'packingListsPdf',
)

/** More would keep whoever waits for another document waiting for long. */
const mostLists = 100

/** The packing lists of a day's deliveries that are still to be made, in driving sequence, as one PDF. */
export async function printPackingLists(ctx: UserContext, { day, area }: RouteSheetInput): Promise<Buffer> {
  const { serviceAreas, identity } = (await ctx.settings.current()).settings
  const codes = area ? codesOfArea(area, serviceAreas) : null
  const stops = (await findStops(ctx.sql, { day, codes }))
    .filter(({ kind, status }) => kind === 'delivery' && isStillToDo({ kind, status }))
    .map((stop) => ({ ...stop, area: areaOfVisit(stop.postalCode, serviceAreas) }))
  if (stops.length > mostLists) {
    throw new AppError('INVALID_INPUT', { message: dispatchCopy.tooManyPackingLists(mostLists) })
  }
  const ids = groupVisits(stops).flatMap(({ windows }) =>
    windows.flatMap(({ visits }) => visits.map(({ orderId }) => orderId)),
  )
  const found = new Map((await findPackedOrders(ctx.sql, ids)).map((order) => [order.orderId, order]))
  const crated = await labelCrates(ctx, ids)
  const lists = ids.flatMap((id) => {
    const order = found.get(id)
    const labelled = crated.get(id)
    return order && labelled ? [{ order, labelled, ...openBoxes(order) }] : []
  })
  return packingListsPdf(day, lists, identity.name)
}
