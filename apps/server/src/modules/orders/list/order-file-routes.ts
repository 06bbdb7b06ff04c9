import type { FastifyInstance } from 'fastify'
import type { Services } from '../../../api/context.ts'
import { readFileQuery } from '../../../api/file-queries.ts'
import { staffContext } from '../../../api/staff-context.ts'
import { csvType } from '../../../platform/csv.ts'
import { exportOrders } from './export-orders.ts'

/** The list of orders as a file; what narrows and sorts it stands in the address as it does for the list. */
export async function orderFileRoutes(app: FastifyInstance, { services }: { services: Services }) {
  app.get('/admin/orders.csv', async (request, reply) => {
    const ctx = await staffContext(services, request, reply, 'orders')
    const file = await exportOrders(ctx, readFileQuery('orders.csv', request))
    return reply
      .type(csvType)
      .header('Content-Disposition', 'attachment; filename="trivet-orders.csv"')
      .send(file)
  })
}
