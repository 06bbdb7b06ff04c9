import type { Permission, StaffRole } from '../../staff/staff-roles.ts'

export const staffRoleNames: Record<StaffRole, string> = {
  owner: 'Owner',
  manager: 'Manager',
  support: 'Support',
  warehouse: 'Warehouse',
  driver: 'Driver',
}

const staffRoleTexts: Record<StaffRole, string> = {
  owner: 'Everything, and who else is staff',
  manager: 'Everything except who is staff',
  support: 'Orders, refunds, dispatch, customers and messages',
  warehouse: 'Packing, crates, pickups and stock',
  driver: 'The stops of the day and their crates',
}

/** What each is for, told to whoever chooses one. */
export const staffRoleText = (role: StaffRole | null) =>
  role ? `${staffRoleTexts[role]}.` : 'Does not work in the admin.'

const permissionNames: Record<Permission, string> = {
  orders: 'orders',
  sales: 'orders and quotes for guests',
  refunds: 'payments and refunds',
  payouts: 'referral codes and payouts',
  catalog: 'products and prices',
  warehouse: 'warehouse and stock',
  crates: 'crates',
  dispatch: 'dispatch',
  day: 'the stops of the day',
  customers: 'customers',
  messages: 'messages, reviews and mail',
  marketing: 'newsletter and waiting list',
  reports: 'revenue and the audit log',
  settings: 'settings',
  privacy: 'copies and erasures of personal data',
  search: 'the search',
  staff: 'who is staff',
}

export const permissionRequired = (permission: Permission) =>
  `Your role does not include ${permissionNames[permission]}. An owner of the shop can change it.`
