import type { FastifyInstance } from 'fastify'
import type { Services } from '../../api/context.ts'
import { readFileQuery } from '../../api/file-queries.ts'
import { staffContext } from '../../api/staff-context.ts'
import { csvType } from '../../platform/csv.ts'
import { exportUsers } from './export-users.ts'

/** The list of accounts as a file. */
export async function userFiles(app: FastifyInstance, { services }: { services: Services }) {
  app.get('/admin/users.csv', async (request, reply) => {
    const ctx = await staffContext(services, request, reply, 'customers')
    return reply
      .type(csvType)
      .header('Content-Disposition', 'attachment; filename="users.csv"')
      .send(exportUsers(ctx, readFileQuery('users.csv', request)))
  })
}
