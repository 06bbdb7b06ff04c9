import type { Sql } from '../../../platform/database.ts'
import { findStopReports } from './stop-reports.repo.ts'

/** Who took a delivery, '' for nobody, and whether it was photographed. */
export type Handover = { signedBy: string; hasPhoto: boolean }

/** As its driver reported it; null where the office said that it was delivered. */
export async function findHandover(sql: Sql, orderId: string): Promise<Handover | null> {
  const reports = await findStopReports(sql, { orderId, viewer: { userId: '', isStaff: true } })
  const delivered = reports?.findLast(({ outcome }) => outcome === 'delivered')
  return delivered ? { signedBy: delivered.signedBy ?? '', hasPhoto: delivered.photo !== null } : null
}
