import { zipAreaPlace } from '@trivet/core/address'
import { adminPageSize } from '@trivet/core/contract/orders'
import type { WaitingListPage, WaitingListPageInput } from '@trivet/core/contract/waiting-list'
import type { UserContext } from '../../api/context.ts'
import { toWaitingListEntry } from './waiting-list-entry.ts'
import { findDemand, findWaitingList } from './waiting-list.repo.ts'

/** Who waits, newest first unless staff say otherwise, and how many wait where. */
export async function listWaitingList(
  ctx: UserContext,
  { pageNumber: page, ...filter }: WaitingListPageInput,
): Promise<WaitingListPage> {
  const [{ found, total }, demand] = await Promise.all([
    findWaitingList(ctx.sql, filter, { page, pageSize: adminPageSize }),
    findDemand(ctx.sql, {}),
  ])
  return {
    entries: found.map(toWaitingListEntry),
    page,
    pages: Math.ceil(total / adminPageSize),
    total,
    demand: demand.map((area) => ({ ...area, place: zipAreaPlace(area.zipArea) })),
  }
}
