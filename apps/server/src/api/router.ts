import { usersRouter } from '../modules/accounts/accounts.router.ts'
import { cartsRouter } from '../modules/carts/carts.router.ts'
import { productsRouter } from '../modules/catalog/products.router.ts'
import { dispatchRouter } from '../modules/dispatch/dispatch.router.ts'
import { kitsRouter } from '../modules/kits/kits.router.ts'
import { messagesRouter } from '../modules/messages/messages.router.ts'
import { newsletterRouter } from '../modules/newsletter/newsletter.router.ts'
import { ordersRouter } from '../modules/orders/orders.router.ts'
import { referralsRouter } from '../modules/referrals/referrals.router.ts'
import { settingsRouter } from '../modules/settings/settings.router.ts'
import { shopRouter } from '../modules/shop/shop.router.ts'
import { staysRouter } from '../modules/stays/stays.router.ts'
import { router } from './trpc.ts'

export const appRouter = router({
  products: productsRouter,
  users: usersRouter,
  orders: ordersRouter,
  dispatch: dispatchRouter,
  kits: kitsRouter,
  messages: messagesRouter,
  newsletter: newsletterRouter,
  referrals: referralsRouter,
  shop: shopRouter,
  settings: settingsRouter,
  stays: staysRouter,
  carts: cartsRouter,
})

export type AppRouter = typeof appRouter
