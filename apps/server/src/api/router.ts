import { usersRouter } from '../modules/accounts/accounts.router.ts'
import { productsRouter } from '../modules/catalog/products.router.ts'
import { ordersRouter } from '../modules/orders/orders.router.ts'
import { router } from './trpc.ts'

export const appRouter = router({ products: productsRouter, users: usersRouter, orders: ordersRouter })

export type AppRouter = typeof appRouter
