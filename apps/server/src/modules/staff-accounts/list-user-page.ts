import type { StaffUserItem, UserPage, UserPageInput } from '@trivet/core/contract/accounts'
import { adminPageSize } from '@trivet/core/contract/orders'
import { may } from '@trivet/core/staff'
import type { UserContext } from '../../api/context.ts'
import { findUserPage, type ListedUser } from './user-list.repo.ts'

/** One page of the accounts that staff look for. */
export async function listUserPage(
  ctx: UserContext,
  { pageNumber: page, ...filter }: UserPageInput,
): Promise<UserPage> {
  const asked = { ...filter, seesStaff: may(ctx.actor.staffRole, 'staff') }
  const { found, total } = await findUserPage(ctx.sql, asked, { page, pageSize: adminPageSize })
  return { users: found.map(toItem), page, pages: Math.ceil(total / adminPageSize), total }
}

function toItem({ id, createdAt, ...user }: ListedUser): StaffUserItem {
  return { _id: id, ...user, createdAt: createdAt.toISOString(), isAdmin: user.staffRole !== null }
}
