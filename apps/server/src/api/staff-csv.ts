import type { Readable } from 'node:stream'
import type { Permission } from '@trivet/core/staff'
import type { FastifyInstance } from 'fastify'
import type * as z from 'zod'
import { csvType } from '../platform/csv.ts'
import { AppError } from './app-error.ts'
import type { Services, UserContext } from './context.ts'
import { staffContext } from './staff-context.ts'

export type StaffCsv<Filter extends z.ZodType> = {
  /** Below /api, such as '/admin/audit.csv'; what narrows the list stands in its query. */
  path: `/admin/${string}.csv`
  permission: Permission
  filter: Filter
  write: (ctx: UserContext, filter: z.output<Filter>) => Readable
}

/** A list of the admin as a file, for staff. */
export function addStaffCsv<Filter extends z.ZodType>(
  app: FastifyInstance,
  services: Services,
  { path, permission, filter, write }: StaffCsv<Filter>,
): void {
  const name = path.slice(path.lastIndexOf('/') + 1)
  app.get(path, async (request, reply) => {
    const ctx = await staffContext(services, request, reply, permission)
    const asked = filter.safeParse(request.query)
    if (!asked.success) {
      throw new AppError('INVALID_INPUT', { message: asked.error.issues[0]?.message, cause: asked.error })
    }
    return reply
      .type(csvType)
      .header('Content-Disposition', `attachment; filename="trivet-${name}"`)
      .send(write(ctx, asked.data))
  })
}
