import { importAreasInput } from '@trivet/core/contract/settings'
import { importStockInput } from '@trivet/core/contract/stock'
import type { FastifyInstance } from 'fastify'
import { exportAuditLog } from '../modules/audit/export-audit-log.ts'
import { exportMessages } from '../modules/messages/export-messages.ts'
import { exportSubscribers } from '../modules/newsletter/export-subscribers.ts'
import { exportPromotionCodes } from '../modules/promotion-codes/staff/export-promotion-codes.ts'
import { exportCodes } from '../modules/referrals/export-codes.ts'
import { exportReport } from '../modules/reports/export-report.ts'
import { exportReviews } from '../modules/reviews/export-reviews.ts'
import { exportAreas } from '../modules/settings/export-areas.ts'
import { importAreas, previewAreasImport } from '../modules/settings/import-areas.ts'
import { exportStock } from '../modules/stock/export-stock.ts'
import { importStock, previewStockImport } from '../modules/stock/import-stock.ts'
import { exportWaitingList } from '../modules/waiting-list/export-waiting-list.ts'
import type { Services } from './context.ts'
import { addStaffCsv } from './staff-csv.ts'
import { addStaffImport } from './staff-import.ts'

/** Lists that staff take away as files, and what they bring back. */
export async function staffListFiles(app: FastifyInstance, { services }: { services: Services }) {
  addStaffCsv(app, services, {
    name: 'audit.csv',
    permission: 'reports',
    write: exportAuditLog,
  })
  addStaffCsv(app, services, {
    name: 'reports.csv',
    permission: 'reports',
    write: exportReport,
  })
  addStaffCsv(app, services, {
    name: 'messages.csv',
    permission: 'messages',
    write: exportMessages,
  })
  addStaffCsv(app, services, {
    name: 'newsletter.csv',
    permission: 'marketing',
    write: exportSubscribers,
  })
  addStaffCsv(app, services, {
    name: 'waiting-list.csv',
    permission: 'marketing',
    write: exportWaitingList,
  })
  addStaffCsv(app, services, {
    name: 'promotion-codes.csv',
    permission: 'marketing',
    write: exportPromotionCodes,
  })
  addStaffCsv(app, services, {
    name: 'areas.csv',
    permission: 'settings',
    write: exportAreas,
  })
  addStaffCsv(app, services, {
    name: 'stock.csv',
    permission: 'warehouse',
    write: exportStock,
  })
  addStaffCsv(app, services, {
    name: 'reviews.csv',
    permission: 'messages',
    write: exportReviews,
  })
  addStaffCsv(app, services, {
    name: 'referrals.csv',
    permission: 'payouts',
    write: exportCodes,
  })
  await addStaffImport(app, services, {
    path: '/admin/areas/import',
    permission: 'settings',
    preview: previewAreasImport,
    input: importAreasInput,
    save: importAreas,
  })
  await addStaffImport(app, services, {
    path: '/admin/stock/import',
    permission: 'warehouse',
    preview: previewStockImport,
    input: importStockInput,
    save: importStock,
  })
}
