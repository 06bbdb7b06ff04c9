import { auditFilterInput } from '@trivet/core/contract/audit'
import { contactFilterInput, newsletterFilterInput } from '@trivet/core/contract/contact'
import { referralFilterInput } from '@trivet/core/contract/referrals'
import { reviewFilterInput } from '@trivet/core/contract/reviews'
import type { FastifyInstance } from 'fastify'
import type { Services } from '../../api/context.ts'
import { addStaffCsv } from '../../api/staff-csv.ts'
import { exportMessages } from '../messages/export-messages.ts'
import { exportSubscribers } from '../newsletter/export-subscribers.ts'
import { exportCodes } from '../referrals/export-codes.ts'
import { exportReviews } from '../reviews/export-reviews.ts'
import { exportAuditLog } from './export-audit-log.ts'

/** The lists of the desk as files. */
export async function deskFileRoutes(app: FastifyInstance, { services }: { services: Services }) {
  addStaffCsv(app, services, { path: '/admin/audit.csv', filter: auditFilterInput, write: exportAuditLog })
  addStaffCsv(app, services, {
    path: '/admin/messages.csv',
    filter: contactFilterInput,
    write: exportMessages,
  })
  addStaffCsv(app, services, {
    path: '/admin/newsletter.csv',
    filter: newsletterFilterInput,
    write: exportSubscribers,
  })
  addStaffCsv(app, services, { path: '/admin/reviews.csv', filter: reviewFilterInput, write: exportReviews })
  addStaffCsv(app, services, {
    path: '/admin/referrals.csv',
    filter: referralFilterInput,
    write: exportCodes,
  })
}
