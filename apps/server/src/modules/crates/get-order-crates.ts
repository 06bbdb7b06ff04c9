import type { OrderCrates } from '@trivet/core/contract/crates'
import { cratePlace, cratesNeeded } from '@trivet/core/crates'
import { AppError } from '../../api/app-error.ts'
import type { Context } from '../../api/context.ts'
import type { Sql } from '../../platform/database.ts'
import { findCratedLines } from './crate-needs.repo.ts'
import { findCratedOrder } from './crates.repo.ts'

/** The crates of an order, and where each was last seen. */
export function getOrderCrates(ctx: Context, { id }: { id: string }): Promise<OrderCrates> {
  return readOrderCrates(ctx.sql, id)
}

export async function readOrderCrates(sql: Sql, id: string): Promise<OrderCrates> {
  const order = await findCratedOrder(sql, id)
  if (!order) throw new AppError('ORDER_NOT_FOUND')
  const { crates, state: _state, postalCode: _postalCode, ...facts } = order
  return {
    ...facts,
    needed: cratesNeeded(await findCratedLines(sql, id)),
    crates: crates.map(({ number, scans }) => ({
      number,
      place: cratePlace(scans.at(-1)?.step ?? null),
      scans: scans.map((scan) => ({ ...scan, at: new Date(scan.at).toISOString() })),
    })),
  }
}
