import { ordersRouter } from '../modules/orders/orders.router.ts'
import { router } from './trpc.ts'

export const appRouter = router({ orders: ordersRouter })

export type AppRouter = typeof appRouter
