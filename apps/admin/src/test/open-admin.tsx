import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { toShopFacts } from '@trivet/core/contract/settings'
import type { StaffRole } from '@trivet/core/staff'
import { standardSettings } from '@trivet/core/settings'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { startSession } from '../lib/session.ts'
import { createApiClient, createQueryClient, trpc } from '../lib/trpc.ts'
import { routes } from '../router.tsx'
import { stubApi, type Answers } from './api.ts'
import { orderCrates } from './order-samples.ts'
import { productStock } from './product-samples.ts'
import { adminSession } from './samples.ts'

type Start = { path: string; answers: Answers; signedIn?: boolean; role?: StaffRole }

/** Opens the whole admin at a path, by default as a signed-in owner. */
export function openAdmin({ path, answers, signedIn = true, role = 'owner' }: Start) {
  const info = () => ({ demoAccounts: [], payments: 'live' as const })
  const facts = () => toShopFacts(standardSettings, { version: 0 })
  const accountCredit = { ofUser: () => ({ balance: 0, entries: [] }), ...answers.accountCredit }
  const dashboard = { readiness: () => [], ...answers.dashboard }
  const crates = { ofOrder: () => orderCrates, ...answers.crates }
  const sessions = { mine: () => [], fate: () => ({ wasEnded: false }), ...answers.sessions }
  const signInRules = { get: () => ({ secondFactor: 'nobody' as const }), ...answers.signInRules }
  const stock = { ofProduct: () => productStock, ...answers.stock }
  stubApi({
    ...answers,
    accountCredit,
    dashboard,
    crates,
    stock,
    sessions,
    signInRules,
    shop: { info, facts, ...answers.shop },
  })
  if (signedIn) startSession({ ...adminSession, staffRole: role })
  const queryClient = createQueryClient()
  // a failing call is said at once instead of after the retries' pauses
  queryClient.setDefaultOptions({ ...queryClient.getDefaultOptions(), queries: { retry: false } })
  const router = createMemoryRouter(routes, { initialEntries: [path] })
  render(
    <trpc.Provider client={createApiClient()} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </trpc.Provider>,
  )
  return { user: userEvent.setup(), location: () => router.state.location }
}
