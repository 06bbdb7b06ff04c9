import * as stockCopy from '@trivet/core/copy/stock'
import type { Services } from '../../api/context.ts'
import { transaction, type Sql } from '../../platform/database.ts'
import { retryConflicts } from '../../platform/retry.ts'
import { findSettings } from '../settings/index.ts'
import { keepLateUnits, lockLateOrders } from './late-units.repo.ts'
import { lockStockOfOrders } from './lock-stock.repo.ts'

const reason = stockCopy.notBackYet

/** What should be back and is not counted cannot be promised before it is washed: every hour, in any number of processes. */
export async function keepAllLateUnits({ sql, clock }: Pick<Services, 'sql' | 'clock'>): Promise<void> {
  const { turnaroundDays } = (await findSettings(sql)).settings
  const moment = { now: clock.now(), turnaroundDays }
  const keepSome = () =>
    transaction(sql, async (tx) => {
      const orderIds = await lockLateOrders(tx, moment)
      if (orderIds.length > 0) await keep(tx, { ...moment, orderIds })
      return orderIds.length
    })
  while ((await retryConflicts(keepSome)) > 0);
}

/** Of an order that is locked and counted in this moment: what came back late is washed before it is promised. */
export async function keepUntilWashed(tx: Sql, counted: { orderId: string; now: Date }): Promise<void> {
  const { turnaroundDays } = (await findSettings(tx)).settings
  await keep(tx, { now: counted.now, turnaroundDays, orderIds: [counted.orderId] })
}

async function keep(tx: Sql, late: { now: Date; turnaroundDays: number; orderIds: string[] }): Promise<void> {
  await lockStockOfOrders(tx, late.orderIds)
  await keepLateUnits(tx, { ...late, reason })
}
