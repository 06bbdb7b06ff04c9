import { orderFilterInput } from '@trivet/core/contract/orders'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../../../api/app-error.ts'
import type { Services } from '../../../api/context.ts'
import { staffContext } from '../../../api/staff-context.ts'
import { csvType } from '../../../platform/csv.ts'
import { exportOrders } from './export-orders.ts'

/** The list of orders as a file; what narrows and sorts it stands in the address as it does for the list. */
export async function orderFileRoutes(app: FastifyInstance, { services }: { services: Services }) {
  app.get('/admin/orders.csv', async (request, reply) => {
    const ctx = await staffContext(services, request, reply, 'orders')
    const asked = orderFilterInput.safeParse(request.query)
    if (!asked.success) {
      throw new AppError('INVALID_INPUT', { message: asked.error.issues[0]?.message, cause: asked.error })
    }
    const file = await exportOrders(ctx, asked.data)
    return reply
      .type(csvType)
      .header('Content-Disposition', 'attachment; filename="trivet-orders.csv"')
      .send(file)
  })
}
