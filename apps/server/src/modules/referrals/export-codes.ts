import type { Readable } from 'node:stream'
import type { ReferralFilter } from '@trivet/core/contract/referrals'
import type { UserContext } from '../../api/context.ts'
import { csvStream } from '../../platform/csv.ts'
import { codeState } from './code-state.ts'
import { readCodes, type CodeForStaff } from './referral-list.repo.ts'

/** All pages of a view. */
export function exportCodes(ctx: UserContext, filter: ReferralFilter): Readable {
  const now = ctx.clock.now()
  const header = ['Code', 'Host', 'Email', 'State', 'Since', 'Valid until', 'Orders', 'Earned']
  const cells = (code: CodeForStaff) => [
    code.code,
    code.host.name,
    code.host.email,
    codeState(code, now),
    code.createdAt.toISOString(),
    code.expiresAt.toISOString(),
    code.usageCount,
    { cents: code.earnedCents },
  ]
  return csvStream(header, readCodes(ctx.sql, filter, { now, cells }))
}
