import type { Agreement } from '@trivet/core/contract/privacy'
import type { UserContext } from '../../api/context.ts'
import { findAgreements } from './agreements.repo.ts'

/** What a customer agreed to, for staff. */
export function listAgreements(ctx: UserContext, { id }: { id: string }): Promise<Agreement[]> {
  return findAgreements(ctx.sql, id)
}
