import { createBrowserRouter, Navigate, type RouteObject } from 'react-router'
import { ConsoleRoot } from './components/console-root.tsx'
import { StaffOnly } from './components/staff-only.tsx'
import { paths } from './paths.ts'
import FailedRoute from './routes/failed.tsx'
import LoginRoute from './routes/login.tsx'
import NotFoundRoute from './routes/not-found.tsx'
import OrderRoute from './routes/order.tsx'
import OrdersRoute from './routes/orders.tsx'
import ReferralsRoute from './routes/referrals.tsx'
import UsersRoute from './routes/users.tsx'

export const routes: RouteObject[] = [
  {
    element: <ConsoleRoot />,
    errorElement: <FailedRoute />,
    children: [
      { path: '/login', element: <LoginRoute /> },
      {
        element: <StaffOnly />,
        children: [
          { index: true, element: <Navigate to={paths.orders()} replace /> },
          { path: '/orders', element: <OrdersRoute /> },
          { path: '/orders/:id', element: <OrderRoute /> },
          { path: '/referrals', element: <ReferralsRoute /> },
          { path: '/users', element: <UsersRoute /> },
          { path: '*', element: <NotFoundRoute /> },
        ],
      },
    ],
  },
]

export function createConsoleRouter() {
  return createBrowserRouter(routes, { basename: '/admin' })
}
