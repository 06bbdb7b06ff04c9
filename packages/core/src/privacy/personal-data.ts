import { personalAccounts } from './personal-accounts.ts'
import { personalHosting } from './personal-hosting.ts'
import { personalMessages } from './personal-messages.ts'
import { personalMoney } from './personal-money.ts'
import { personalOrders } from './personal-orders.ts'
import type { PersonalTable } from './personal-table.ts'

/**
 * Where everything stands that is kept about people, in the order in which it is erased. Copy and erasure are made of this
 * list, and a test holds it against the columns of the database: whatever is new has to be answered here.
 */
export const personalData = {
  ...personalMessages,
  ...personalOrders,
  ...personalMoney,
  ...personalHosting,
  ...personalAccounts,
} as const satisfies Record<string, PersonalTable>

export type PersonalTableName = keyof typeof personalData

export const personalTables = Object.keys(personalData) as PersonalTableName[]
