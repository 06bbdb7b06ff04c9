import { accountCreditRouter } from '../modules/account-credit/account-credit.router.ts'
import { usersRouter } from '../modules/accounts/accounts.router.ts'
import { invitationsRouter } from '../modules/accounts/invitations/invitations.router.ts'
import { passkeysRouter } from '../modules/accounts/passkeys/passkeys.router.ts'
import { secondFactorRouter } from '../modules/accounts/second-factor/second-factor.router.ts'
import { signInRulesRouter } from '../modules/accounts/sign-in-rules/sign-in-rules.router.ts'
import { sessionsRouter } from '../modules/accounts/sessions/sessions.router.ts'
import { auditRouter } from '../modules/audit/audit.router.ts'
import { cartsRouter } from '../modules/carts/carts.router.ts'
import { adminProductsRouter } from '../modules/catalog/admin/admin-products.router.ts'
import { cratesRouter } from '../modules/crates/crates.router.ts'
import { checkoutRouter } from '../modules/checkout/checkout.router.ts'
import { ordersByStaffRouter } from '../modules/checkout/staff/orders-by-staff.router.ts'
import { productsRouter } from '../modules/catalog/products.router.ts'
import { damageReportsRouter } from '../modules/damage-reports/damage-reports.router.ts'
import { deliveryRouter } from '../modules/delivery/delivery.router.ts'
import { dispatchRouter } from '../modules/dispatch/dispatch.router.ts'
import { stopsRouter } from '../modules/dispatch/stops/stops.router.ts'
import { adminSearchRouter } from '../modules/admin-search/admin-search.router.ts'
import { dashboardRouter } from '../modules/dashboard/dashboard.router.ts'
import { kitTemplatesRouter } from '../modules/kits/templates/kit-templates.router.ts'
import { kitsRouter } from '../modules/kits/kits.router.ts'
import { mailRouter } from '../modules/mail/mail.router.ts'
import { messagesRouter } from '../modules/messages/messages.router.ts'
import { newsletterRouter } from '../modules/newsletter/newsletter.router.ts'
import { ordersRouter } from '../modules/orders/orders.router.ts'
import { orderPaymentsRouter } from '../modules/payments/order-payments.router.ts'
import { paymentsRouter } from '../modules/payments/payments.router.ts'
import { promotionCodesRouter } from '../modules/promotion-codes/promotion-codes.router.ts'
import { rentalChangesRouter } from '../modules/rental-changes/rental-changes.router.ts'
import { orderChangesRouter } from '../modules/rental-changes/staff/order-changes.router.ts'
import { swapsRouter } from '../modules/rental-changes/swaps.router.ts'
import { privacyRouter } from '../modules/privacy/privacy.router.ts'
import { referralsRouter } from '../modules/referrals/referrals.router.ts'
import { reportsRouter } from '../modules/reports/reports.router.ts'
import { guestReviewsRouter } from '../modules/reviews/guest-reviews.router.ts'
import { reviewsRouter } from '../modules/reviews/reviews.router.ts'
import { settingsRouter } from '../modules/settings/settings.router.ts'
import { shopRouter } from '../modules/shop/shop.router.ts'
import { staffAccountsRouter } from '../modules/staff-accounts/staff-accounts.router.ts'
import { stockRouter } from '../modules/stock/stock.router.ts'
import { staysRouter } from '../modules/stays/stays.router.ts'
import { tripsRouter } from '../modules/trips/trips.router.ts'
import { warehouseRouter } from '../modules/warehouse/warehouse.router.ts'
import { writtenQuotesRouter } from '../modules/written-quotes/written-quotes.router.ts'
import { waitingListRouter } from '../modules/waiting-list/waiting-list.router.ts'
import { mergeRouters, router } from './trpc.ts'

export const appRouter = router({
  products: mergeRouters(productsRouter, guestReviewsRouter),
  adminProducts: adminProductsRouter,
  users: usersRouter,
  invitations: invitationsRouter,
  passkeys: passkeysRouter,
  secondFactor: secondFactorRouter,
  sessions: sessionsRouter,
  signInRules: signInRulesRouter,
  accounts: staffAccountsRouter,
  accountCredit: accountCreditRouter,
  orders: mergeRouters(
    checkoutRouter,
    ordersByStaffRouter,
    ordersRouter,
    orderPaymentsRouter,
    rentalChangesRouter,
    swapsRouter,
    orderChangesRouter,
    deliveryRouter,
    damageReportsRouter,
  ),
  dispatch: mergeRouters(dispatchRouter, stopsRouter),
  crates: cratesRouter,
  warehouse: warehouseRouter,
  adminSearch: adminSearchRouter,
  dashboard: dashboardRouter,
  reports: reportsRouter,
  kits: kitsRouter,
  kitTemplates: kitTemplatesRouter,
  mail: mailRouter,
  messages: messagesRouter,
  newsletter: newsletterRouter,
  payments: paymentsRouter,
  privacy: privacyRouter,
  promotionCodes: promotionCodesRouter,
  referrals: referralsRouter,
  shop: shopRouter,
  settings: settingsRouter,
  audit: auditRouter,
  reviews: reviewsRouter,
  stays: staysRouter,
  stock: stockRouter,
  trips: tripsRouter,
  carts: cartsRouter,
  waitingList: waitingListRouter,
  writtenQuotes: writtenQuotesRouter,
})

export type AppRouter = typeof appRouter
