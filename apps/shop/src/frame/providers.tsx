import { HydrationBoundary, QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useMatches } from 'react-router'
import type { LoaderData } from '../lib/route-data.ts'
import { ShopSettingsProvider } from '../lib/shop-settings.tsx'
import { createApiClient, createQueryClient, getBrowserApi, trpc } from '../lib/trpc.ts'

/** The API client and its cache, filled with what the server has read for this page. */
export function Providers({ children }: { children: ReactNode }) {
  const [{ client, queryClient }] = useState(createApi)
  return (
    <trpc.Provider client={client} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <HydrationBoundary state={useServerData()}>
          <ShopSettingsProvider>{children}</ShopSettingsProvider>
        </HydrationBoundary>
      </QueryClientProvider>
    </trpc.Provider>
  )
}

function useServerData() {
  const loaded = useMatches().map((match) => match.loaderData)
  return loaded.findLast(isLoaderData)?.dehydrated
}

function isLoaderData(data: unknown): data is LoaderData {
  return typeof data === 'object' && data !== null && 'dehydrated' in data
}

// one cache per request on the server, one per tab in the browser
function createApi() {
  if (typeof window !== 'undefined') return getBrowserApi()
  return { client: createApiClient(), queryClient: createQueryClient() }
}
