import type { UserListItem } from '@trivet/core/contract/accounts'
import { may } from '@trivet/core/staff'
import type { UserContext } from '../../api/context.ts'
import { findUsers } from './accounts.repo.ts'

export async function listUsers({ sql, actor }: UserContext): Promise<UserListItem[]> {
  const users = await findUsers(sql, { seesStaff: may(actor.staffRole, 'staff') })
  return users.map(({ id, createdAt, staffRole, ...user }) => ({
    _id: id,
    ...user,
    createdAt: createdAt.toISOString(),
    isAdmin: staffRole !== null,
  }))
}
