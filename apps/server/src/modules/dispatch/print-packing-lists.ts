import type { PackingListsInput } from '@trivet/core/contract/dispatch'
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

/** The packing lists of a day's deliveries that are still to be made, depot by depot in driving sequence, as one PDF. */
export async function printPackingLists(ctx: UserContext, asked: PackingListsInput): Promise<Buffer> {
  const { day, area, depot } = asked
  const { serviceAreas, identity } = (await ctx.settings.current()).settings
  const codes = area ? codesOfArea(area, serviceAreas) : null
  const stops = (await findStops(ctx.sql, { day, codes }))
    .filter(({ kind, status }) => kind === 'delivery' && isStillToDo({ kind, status }))
    .map((stop) => ({ ...stop, area: areaOfVisit(stop.postalCode, serviceAreas) }))
  const ids = groupVisits(stops).flatMap(({ windows }) =>
    windows.flatMap(({ visits }) => visits.map(({ orderId }) => orderId)),
  )
  const found = new Map((await findPackedOrders(ctx.sql, ids)).map((order) => [order.orderId, order]))
  const orders = ids
    .flatMap((id) => found.get(id) ?? [])
    .filter(({ depotId }) => depot === undefined || depotId === depot)
    .toSorted((one, other) => (one.depot ?? '').localeCompare(other.depot ?? '', 'en-US'))
  if (orders.length > mostLists) {
    throw new AppError('INVALID_INPUT', { message: dispatchCopy.tooManyPackingLists(mostLists) })
  }
  const crated = await labelCrates(
    ctx,
    orders.map(({ orderId }) => orderId),
  )
  const lists = orders.flatMap((order) => {
    const labelled = crated.get(order.orderId)
    return labelled ? [{ order, labelled, ...openBoxes(order) }] : []
  })
  return packingListsPdf(day, lists, identity.name)
}
