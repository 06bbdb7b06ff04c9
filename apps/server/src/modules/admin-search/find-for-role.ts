import { may, type StaffRole } from '@trivet/core/staff'
import type { Sql } from '../../platform/database.ts'
import { findInAdmin } from './admin-search.repo.ts'

export type Asked = { q: string; count: number; role: StaffRole | null }

export type FoundInAdmin = Awaited<ReturnType<typeof findInAdmin>>

/** What a text finds of the kinds whose pages the role may open. */
export async function findForRole(sql: Sql, { q, count, role }: Asked): Promise<FoundInAdmin> {
  const found = await findInAdmin(sql, { q, count, seesStaff: may(role, 'staff') })
  return {
    orders: may(role, 'orders') ? found.orders : [],
    quotes: may(role, 'sales') ? found.quotes : [],
    users: may(role, 'customers') ? found.users : [],
    products: may(role, 'warehouse') ? found.products : [],
    codes: may(role, 'payouts') ? found.codes : [],
    promotionCodes: may(role, 'marketing') ? found.promotionCodes : [],
    payouts: may(role, 'payouts') ? found.payouts : [],
  }
}
