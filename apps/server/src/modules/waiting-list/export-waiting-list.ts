import type { Readable } from 'node:stream'
import { zipAreaOf } from '@trivet/core/address'
import type { WaitingListFilter } from '@trivet/core/contract/waiting-list'
import type { UserContext } from '../../api/context.ts'
import { csvStream } from '../../platform/csv.ts'
import { readWaitingList } from './waiting-list.repo.ts'

/** All pages of a view. */
export function exportWaitingList(ctx: UserContext, filter: WaitingListFilter): Readable {
  return csvStream(
    ['Email', 'Postal code', 'ZIP area', 'City', 'Country', 'Since'],
    readWaitingList(ctx.sql, filter, ({ email, postalCode, city, country, joinedAt }) => [
      email,
      postalCode,
      zipAreaOf({ country, postalCode }),
      city,
      country,
      joinedAt.toISOString(),
    ]),
  )
}
