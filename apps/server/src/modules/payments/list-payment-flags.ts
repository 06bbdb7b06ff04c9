import { adminPageSize } from '@trivet/core/contract/orders'
import type { PaymentFlagListInput, PaymentFlagPage } from '@trivet/core/contract/payments'
import type { UserContext } from '../../api/context.ts'
import { toPaymentFlag } from './payment-flag.ts'
import { listFlags } from './payment-flags.repo.ts'
import { listLastReconciliations } from './reconciliations.repo.ts'

/** What staff has to look at, or has looked at, newest first, with when both sides were compared last. */
export async function listPaymentFlags(
  { sql }: UserContext,
  { show, kind, pageNumber: page }: PaymentFlagListInput,
): Promise<PaymentFlagPage> {
  const { flags, total } = await listFlags(sql, { show, kind: kind ?? null, page, pageSize: adminPageSize })
  const runs = await listLastReconciliations(sql)
  return {
    flags: flags.map(toPaymentFlag),
    page,
    pages: Math.ceil(total / adminPageSize),
    total,
    reconciliations: runs.map(({ from, to, ranAt, ...run }) => ({
      ...run,
      from: from.toISOString(),
      to: to.toISOString(),
      ranAt: ranAt.toISOString(),
    })),
  }
}
