import type { Readable } from 'node:stream'
import type { UserFilter } from '@trivet/core/contract/accounts'
import { may } from '@trivet/core/staff'
import type { UserContext } from '../../api/context.ts'
import { csvStream } from '../../platform/csv.ts'
import { readUsers } from './user-list.repo.ts'

const header = ['Id', 'Name', 'Email', 'Phone', 'Since', 'Staff role', 'Host', 'Disabled', 'Orders']

/** All pages of a view. */
export function exportUsers(ctx: UserContext, filter: UserFilter): Readable {
  const asked = { ...filter, seesStaff: may(ctx.actor.staffRole, 'staff') }
  const lines = readUsers(ctx.sql, asked, (user) => {
    const { id, name, email, phone, createdAt, staffRole, isHost, isDisabled, orders } = user
    return [id, name, email, phone, createdAt.toISOString(), staffRole, isHost, isDisabled, orders]
  })
  return csvStream(header, lines)
}
