import type { DepotList } from '@trivet/core/contract/stock'
import type { UserContext } from '../../api/context.ts'
import { findDepots } from './depots.repo.ts'

export async function listDepots(ctx: UserContext): Promise<DepotList> {
  return { depots: await findDepots(ctx.sql) }
}
