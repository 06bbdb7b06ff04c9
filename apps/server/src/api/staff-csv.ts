import type { Readable } from 'node:stream'
import type { Permission } from '@trivet/core/staff'
import type { FastifyInstance } from 'fastify'
import { csvType } from '../platform/csv.ts'
import type { Services, UserContext } from './context.ts'
import { readFileQuery, type FileQueries } from './file-queries.ts'
import { staffContext } from './staff-context.ts'

export type StaffCsv<Name extends keyof FileQueries> = {
  /** Below /api/admin; what narrows the list stands in its query. */
  name: Name
  permission: Permission
  write: (ctx: UserContext, filter: FileQueries[Name]) => Readable
}

/** A list of the admin as a file, for staff. */
export function addStaffCsv<Name extends keyof FileQueries>(
  app: FastifyInstance,
  services: Services,
  { name, permission, write }: StaffCsv<Name>,
): void {
  app.get(`/admin/${name}`, async (request, reply) => {
    const ctx = await staffContext(services, request, reply, permission)
    return reply
      .type(csvType)
      .header('Content-Disposition', `attachment; filename="trivet-${name}"`)
      .send(write(ctx, readFileQuery(name, request)))
  })
}
