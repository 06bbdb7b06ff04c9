import * as z from 'zod'
import { instantOutput } from '../catalog/catalog-output.ts'
import { orderNumberOutput } from '../orders/order-number.ts'
import { auditActions, auditSubjectKinds } from '../../audit/audit-kinds.ts'

export const auditEntryOutput = z.object({
  _id: z.string(),
  at: instantOutput,
  actor: z
    .object({ _id: z.string(), name: z.string(), email: z.string() })
    .nullable()
    .meta({ description: 'Null: the shop itself' }),
  action: z.enum(auditActions),
  subject: z.object({
    kind: z.enum(auditSubjectKinds),
    id: z.string(),
    number: orderNumberOutput.nullable().meta({ description: 'Of an order' }),
  }),
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
})

export const auditPageOutput = z.object({
  entries: z.array(auditEntryOutput),
  page: z.int(),
  pages: z.int(),
  total: z.int().meta({ description: 'Counted up to 10,000' }),
})

export type AuditEntry = z.infer<typeof auditEntryOutput>
export type AuditDetails = AuditEntry['details']
export type AuditPage = z.infer<typeof auditPageOutput>
