import { auditFilterInput } from '@trivet/core/contract/audit'
import { contactFilterInput, newsletterFilterInput } from '@trivet/core/contract/contact'
import { promotionCodeFilterInput } from '@trivet/core/contract/promotion-codes'
import { referralFilterInput } from '@trivet/core/contract/referrals'
import { reportInput } from '@trivet/core/contract/reports'
import { reviewFilterInput } from '@trivet/core/contract/reviews'
import { waitingListFilterInput } from '@trivet/core/contract/waiting-list'
import { importAreasInput } from '@trivet/core/contract/settings'
import { importStockInput } from '@trivet/core/contract/stock'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
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

/** All of it, always. */
const nothing = z.object({})

/** Lists that staff take away as files, and what they bring back. */
export async function staffListFiles(app: FastifyInstance, { services }: { services: Services }) {
  addStaffCsv(app, services, {
    path: '/admin/audit.csv',
    permission: 'reports',
    filter: auditFilterInput,
    write: exportAuditLog,
  })
  addStaffCsv(app, services, {
    path: '/admin/reports.csv',
    permission: 'reports',
    filter: reportInput,
    write: exportReport,
  })
  addStaffCsv(app, services, {
    path: '/admin/messages.csv',
    permission: 'messages',
    filter: contactFilterInput,
    write: exportMessages,
  })
  addStaffCsv(app, services, {
    path: '/admin/newsletter.csv',
    permission: 'marketing',
    filter: newsletterFilterInput,
    write: exportSubscribers,
  })
  addStaffCsv(app, services, {
    path: '/admin/waiting-list.csv',
    permission: 'marketing',
    filter: waitingListFilterInput,
    write: exportWaitingList,
  })
  addStaffCsv(app, services, {
    path: '/admin/promotion-codes.csv',
    permission: 'marketing',
    filter: promotionCodeFilterInput,
    write: exportPromotionCodes,
  })
  addStaffCsv(app, services, {
    path: '/admin/areas.csv',
    permission: 'settings',
    filter: nothing,
    write: exportAreas,
  })
  addStaffCsv(app, services, {
    path: '/admin/stock.csv',
    permission: 'warehouse',
    filter: nothing,
    write: exportStock,
  })
  addStaffCsv(app, services, {
    path: '/admin/reviews.csv',
    permission: 'messages',
    filter: reviewFilterInput,
    write: exportReviews,
  })
  addStaffCsv(app, services, {
    path: '/admin/referrals.csv',
    permission: 'payouts',
    filter: referralFilterInput,
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
