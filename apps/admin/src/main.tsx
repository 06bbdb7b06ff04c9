import './app.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { createApiClient, createQueryClient, trpc } from './lib/trpc.ts'
import { createAdminRouter } from './router.tsx'

function Admin() {
  const [queryClient] = useState(createQueryClient)
  const [client] = useState(() => createApiClient())
  const [router] = useState(() => createAdminRouter())
  return (
    <trpc.Provider client={client} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </trpc.Provider>
  )
}

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
createRoot(root).render(
  <StrictMode>
    <Admin />
  </StrictMode>,
)
