import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentType, ReactNode } from 'react'
import { createRoutesStub, Outlet, useLocation } from 'react-router'
import { Providers } from '../frame/providers.tsx'
import { SiteToaster } from '../frame/site-toaster.tsx'
import { server } from './server.ts'
import { trpcHandlers } from './trpc-handlers.ts'
import type { TrpcAnswers } from './trpc-handlers.ts'

type PageOptions = {
  /** Path pattern of the route, such as '/products/:slug'. */
  path: string
  Component: ComponentType
  /** Where the visitor is; the path itself unless given. */
  at?: string
  api?: TrpcAnswers
  /** Stands beside the page, such as the header. */
  beside?: ReactNode
}

/** A page of the shop with its providers and toasts; every other address shows where the visitor was sent. */
export function renderPage({ path, Component, at = path, api = {}, beside }: PageOptions) {
  server.use(trpcHandlers(api))
  const Frame = () => (
    <Providers>
      {beside}
      <Outlet />
      <Address />
      <SiteToaster />
    </Providers>
  )
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: Frame,
      children: [
        { path, Component },
        { path: '*', Component: () => null },
      ],
    },
  ])
  return { user: userEvent.setup(), ...render(<Stub initialEntries={[at]} />) }
}

/** For assertions on where the visitor is. */
function Address() {
  const { pathname, search } = useLocation()
  return <output aria-label="Address">{pathname + search}</output>
}
