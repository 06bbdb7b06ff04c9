import type { UserListItem } from '@trivet/core/contract/accounts'
import type { Context } from '../../api/context.ts'
import { findUsers } from './accounts.repo.ts'

export async function listUsers(ctx: Context): Promise<UserListItem[]> {
  const users = await findUsers(ctx.sql)
  return users.map(({ id, createdAt, staffRole, ...user }) => ({
    _id: id,
    ...user,
    createdAt: createdAt.toISOString(),
    isAdmin: staffRole !== null,
  }))
}
