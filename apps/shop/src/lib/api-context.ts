import type { QueryClient } from '@tanstack/react-query'
import { createContext } from 'react-router'
import type { ApiUtils } from './trpc.ts'

export type RequestApi = { utils: ApiUtils; queryClient: QueryClient }

/** How the loaders of one request reach the API in-process; null without a host, as in development. */
export const apiContext = createContext<RequestApi | null>(null)
