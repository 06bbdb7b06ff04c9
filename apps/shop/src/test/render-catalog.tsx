import { screen } from '@testing-library/react'
import { storageKeys } from '@trivet/core/cart'
import { addDays } from '@trivet/core/dates'
import type { ProductPage } from '@trivet/core/contract/catalog'
import type { CalendarDate } from '@trivet/core/dates'
import { useNavigate } from 'react-router'
import { vi } from 'vitest'
import { shopToday } from '../lib/shop-today.ts'
import CatalogRoute from '../routes/catalog.tsx'
import { renderPage } from './render-page.tsx'
import { sampleCard } from './samples.ts'
import type { TrpcAnswers } from './trpc-handlers.ts'

export const tripStart = addDays(shopToday(), 10)
export const tripEnd = addDays(tripStart, 10)
/** The trip as the address has it. */
export const tripQuery = `start=${tripStart}&end=${tripEnd}`

type ListInput = { sort?: string | undefined; maxPrice?: unknown; start?: unknown; end?: unknown }

export function catalogAnswers(page: Partial<ProductPage> = {}) {
  const found = { products: [sampleCard({ price: 70 })], page: 1, pages: 1, total: 1, ...page }
  const list = vi.fn((_query: ListInput) => found)
  const api: TrpcAnswers = { products: { list, top: () => [] } }
  return { list, api, lastAsked: () => list.mock.lastCall?.[0] }
}

export function renderCatalog(at: string, page?: Partial<ProductPage>) {
  const answers = catalogAnswers(page)
  const view = renderPage({
    path: '/catalog',
    Component: CatalogRoute,
    at,
    api: answers.api,
    beside: <BackButton />,
  })
  return { ...answers, ...view }
}

function BackButton() {
  const navigate = useNavigate()
  return <button onClick={() => void navigate(-1)}>Back</button>
}

export function storeTrip(period: { start: CalendarDate; end: CalendarDate }) {
  localStorage.setItem(storageKeys.rentalDates, JSON.stringify(period))
}

export const address = () => screen.getByLabelText('Address').textContent
export const card = () => screen.findByRole('heading', { name: 'Essential Kit' })
export const filters = () => screen.getByRole('list', { name: 'Applied filters' })
