import type { StaffAccountCredit } from '@trivet/core/contract/account-credit'
import { toDecimal, type Cents } from '@trivet/core/money'
import type { CreditEntry } from './account-credit.repo.ts'

type Kept = { balanceCents: Cents; entries: CreditEntry[] }

/** As it goes over the wire to staff; its owner is told the same but for who gave it. */
export function toAccountCredit({ balanceCents, entries }: Kept): StaffAccountCredit {
  return {
    balance: toDecimal(balanceCents),
    entries: entries.map(({ id, at, cents, orderId, orderNumber, ...entry }) => ({
      _id: id,
      at: at.toISOString(),
      amount: toDecimal(cents),
      order: orderId === null || orderNumber === null ? null : { _id: orderId, number: orderNumber },
      ...entry,
    })),
  }
}
