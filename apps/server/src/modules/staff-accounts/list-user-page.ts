import type { StaffUserItem, UserPage, UserPageInput } from '@trivet/core/contract/accounts'
import { adminPageSize } from '@trivet/core/contract/orders'
import type { UserContext } from '../../api/context.ts'
import { countUsers, findListedUsers, findUserIds, type ListedUser } from './user-list.repo.ts'

/** One page of the accounts that staff look for. */
export async function listUserPage(ctx: UserContext, { page, ...filter }: UserPageInput): Promise<UserPage> {
  const offset = (page - 1) * adminPageSize
  const [ids, total] = await Promise.all([
    findUserIds(ctx.sql, { filter, limit: adminPageSize, offset }),
    countUsers(ctx.sql, filter),
  ])
  const users = await findListedUsers(ctx.sql, ids)
  return { users: users.map(toItem), page, pages: Math.ceil(total / adminPageSize), total }
}

function toItem({ id, createdAt, ...user }: ListedUser): StaffUserItem {
  return { _id: id, ...user, createdAt: createdAt.toISOString() }
}
