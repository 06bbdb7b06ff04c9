import { createBrowserRouter, type RouteObject } from 'react-router'
import { AdminRoot } from './frame/admin-root.tsx'
import { FirstPage } from './frame/first-page.tsx'
import { StaffOnly } from './frame/staff-only.tsx'
import FailedRoute from './routes/failed.tsx'
import LoginRoute from './routes/login.tsx'
import NotFoundRoute from './routes/not-found.tsx'

type Page = { default: () => React.ReactNode }

// each page is a file of its own, loaded when it is first opened
const page = (load: () => Promise<Page>) => async () => ({ Component: (await load()).default })

export const routes: RouteObject[] = [
  {
    element: <AdminRoot />,
    errorElement: <FailedRoute />,
    hydrateFallbackElement: <></>,
    children: [
      { path: '/login', element: <LoginRoute /> },
      { path: '/invitation', lazy: page(() => import('./routes/invitation.tsx')) },
      { path: '/owner', lazy: page(() => import('./routes/owner.tsx')) },
      // outlives the session: what a driver reports without network waits for the next one
      { path: '/day/:kind?/:orderId?', lazy: page(() => import('./routes/day.tsx')) },
      {
        element: <StaffOnly />,
        children: [
          { index: true, element: <FirstPage /> },
          { path: '/account', lazy: page(() => import('./routes/account.tsx')) },
          { path: '/dashboard', lazy: page(() => import('./routes/dashboard.tsx')) },
          { path: '/products', lazy: page(() => import('./routes/products.tsx')) },
          { path: '/products/new', lazy: page(() => import('./routes/new-product.tsx')) },
          { path: '/products/import', lazy: page(() => import('./routes/import-products.tsx')) },
          { path: '/products/:id/edit', lazy: page(() => import('./routes/product.tsx')) },
          { path: '/products/:id/calendar', lazy: page(() => import('./routes/product-calendar.tsx')) },
          { path: '/kit-templates', lazy: page(() => import('./routes/kit-templates.tsx')) },
          { path: '/kit-templates/new', lazy: page(() => import('./routes/new-kit-template.tsx')) },
          { path: '/kit-templates/:id/edit', lazy: page(() => import('./routes/kit-template.tsx')) },
          { path: '/orders', lazy: page(() => import('./routes/orders.tsx')) },
          { path: '/orders/new', lazy: page(() => import('./routes/new-order.tsx')) },
          { path: '/orders/:id/change', lazy: page(() => import('./routes/change-order.tsx')) },
          { path: '/orders/:id', lazy: page(() => import('./routes/order.tsx')) },
          { path: '/quotes', lazy: page(() => import('./routes/quotes.tsx')) },
          { path: '/quotes/:id', lazy: page(() => import('./routes/quote.tsx')) },
          { path: '/dispatch', lazy: page(() => import('./routes/dispatch.tsx')) },
          { path: '/at-risk', lazy: page(() => import('./routes/at-risk.tsx')) },
          { path: '/dispatch/pickups/:id', lazy: page(() => import('./routes/pickup.tsx')) },
          { path: '/warehouse', lazy: page(() => import('./routes/warehouse.tsx')) },
          { path: '/crates', lazy: page(() => import('./routes/crates.tsx')) },
          { path: '/users', lazy: page(() => import('./routes/users.tsx')) },
          { path: '/users/addresses', lazy: page(() => import('./routes/addresses.tsx')) },
          { path: '/users/invitations', lazy: page(() => import('./routes/invitations.tsx')) },
          { path: '/users/:id/edit', lazy: page(() => import('./routes/user.tsx')) },
          { path: '/referrals', lazy: page(() => import('./routes/referrals.tsx')) },
          { path: '/referrals/payouts/:id', lazy: page(() => import('./routes/payout.tsx')) },
          { path: '/promotion-codes', lazy: page(() => import('./routes/promotion-codes.tsx')) },
          { path: '/promotion-codes/new', lazy: page(() => import('./routes/new-promotion-code.tsx')) },
          { path: '/promotion-codes/:id/edit', lazy: page(() => import('./routes/promotion-code.tsx')) },
          { path: '/messages', lazy: page(() => import('./routes/messages.tsx')) },
          { path: '/messages/:id', lazy: page(() => import('./routes/message.tsx')) },
          { path: '/newsletter', lazy: page(() => import('./routes/newsletter.tsx')) },
          { path: '/waiting-list', lazy: page(() => import('./routes/waiting-list.tsx')) },
          { path: '/reviews', lazy: page(() => import('./routes/reviews.tsx')) },
          { path: '/mail', lazy: page(() => import('./routes/mail.tsx')) },
          { path: '/payments', lazy: page(() => import('./routes/payments.tsx')) },
          { path: '/reports/:report?', lazy: page(() => import('./routes/reports.tsx')) },
          { path: '/audit', lazy: page(() => import('./routes/audit.tsx')) },
          { path: '/settings', lazy: page(() => import('./routes/settings.tsx')) },
          { path: '/settings/import-areas', lazy: page(() => import('./routes/import-areas.tsx')) },
          { path: '/settings/import-stock', lazy: page(() => import('./routes/import-stock.tsx')) },
          { path: '*', element: <NotFoundRoute /> },
        ],
      },
    ],
  },
]

export function createAdminRouter() {
  return createBrowserRouter(routes, { basename: '/admin' })
}
