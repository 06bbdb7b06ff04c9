import { hasMoney, type AccountMoney } from '@trivet/core/accounts'
import { may } from '@trivet/core/staff'
import type { UserContext } from '../../api/context.ts'

/** A new address is a new password away from the account's money: that takes staff who deal with such money. */
export function mayChangeEmail({ actor }: Pick<UserContext, 'actor'>, account: AccountMoney): boolean {
  return may(actor.staffRole, 'payouts') || !hasMoney(account)
}
