import type { Agreement } from '@trivet/core/contract/privacy'
import { may } from '@trivet/core/staff'
import type { UserContext } from '../../api/context.ts'
import { findAgreements } from './agreements.repo.ts'

/** What a customer agreed to, for staff. */
export function listAgreements({ sql, actor }: UserContext, { id }: { id: string }): Promise<Agreement[]> {
  return findAgreements(sql, { userId: id, seesStaff: may(actor.staffRole, 'staff') })
}
