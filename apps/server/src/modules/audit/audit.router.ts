import { auditActions } from '@trivet/core/audit'
import { auditListInput, auditPageOutput } from '@trivet/core/contract/audit'
import * as z from 'zod'
import { router, staffProcedure } from '../../api/trpc.ts'
import { listAuditActions } from './list-audit-actions.ts'
import { listAuditEntries } from './list-audit-entries.ts'

const tags = ['Audit']

export const auditRouter = router({
  list: staffProcedure('reports')
    .meta({ rest: { method: 'GET', path: '/admin/audit', summary: 'The audit log', tags, access: 'admin' } })
    .input(auditListInput)
    .output(auditPageOutput)
    .query(({ ctx, input }) => listAuditEntries(ctx, input)),

  actions: staffProcedure('reports')
    .meta({
      rest: {
        method: 'GET',
        path: '/admin/audit/actions',
        summary: 'Every action in the log',
        tags,
        access: 'admin',
      },
    })
    .output(z.array(z.enum(auditActions)))
    .query(({ ctx }) => listAuditActions(ctx)),
})
