import type { Readable } from 'node:stream'
import type { UserFilter } from '@trivet/core/contract/accounts'
import type { UserContext } from '../../api/context.ts'
import { csvStream, type CsvCell } from '../../platform/csv.ts'
import { findListedUsers, findUserIds } from './user-list.repo.ts'

const header = ['Id', 'Name', 'Email', 'Phone', 'Since', 'Admin', 'Host', 'Disabled', 'Orders']
const linesAtOnce = 500
// more accounts than a spreadsheet program opens
const most = 1_000_000

/** All pages of a view. The list is that of one moment; its lines are read as fast as they are fetched. */
export async function exportUsers(ctx: UserContext, filter: UserFilter): Promise<Readable> {
  const ids = await findUserIds(ctx.sql, { filter, limit: most, offset: 0 })
  return csvStream(header, linesOf(ctx, ids))
}

async function* linesOf(ctx: UserContext, ids: string[]): AsyncGenerator<readonly CsvCell[]> {
  for (let start = 0; start < ids.length; start += linesAtOnce) {
    const users = await findListedUsers(ctx.sql, ids.slice(start, start + linesAtOnce))
    for (const user of users) {
      const { id, name, email, phone, createdAt, isAdmin, isHost, isDisabled, orders } = user
      yield [id, name, email, phone, createdAt.toISOString(), isAdmin, isHost, isDisabled, orders]
    }
  }
}
