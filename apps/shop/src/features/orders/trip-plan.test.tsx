import { screen, waitFor } from '@testing-library/react'
import { storageKeys } from '@trivet/core/cart'
import { addDays, calendarDate, formatDay } from '@trivet/core/dates'
import type { Order } from '@trivet/core/contract/orders'
import { http, HttpResponse } from 'msw'
import { afterEach, expect, test, vi } from 'vitest'
import { shopToday } from '../../lib/shop-today.ts'
import { renderPage } from '../../test/render-page.tsx'
import { sampleOrder, sampleSession } from '../../test/samples.ts'
import { server } from '../../test/server.ts'
import { OrderConfirmation } from './order-confirmation.tsx'

afterEach(() => vi.restoreAllMocks())

function renderOrder(facts: Partial<Order>) {
  const Page = () => <OrderConfirmation order={sampleOrder(facts)} />
  return renderPage({ path: '/', Component: Page })
}

/** An order whose delivery lies that many days ahead. */
function renderAhead(days: number, facts: Partial<Order> = {}) {
  const rentalStart = addDays(shopToday(), days)
  const rentalEnd = addDays(rentalStart, 7)
  renderOrder({ rentalStart, rentalEnd, ...facts })
  return { rentalStart, rentalEnd }
}

const plan = () => screen.getByRole('region', { name: 'Your plan' })

test('says when the van comes, what to do on arrival, and what to leave', () => {
  const { rentalStart, rentalEnd } = renderAhead(20)
  expect(plan()).toHaveTextContent(`${formatDay(rentalStart)}, between 9am and 3pm`)
  expect(plan()).toHaveTextContent(`${formatDay(rentalEnd)}, between 11am and 5pm`)
  expect(plan()).toHaveTextContent(/On arrival.*packing list/)
  expect(plan()).toHaveTextContent(/unwashed/)
})

test.each([
  ['cancelled', { status: 'cancelled' }],
  ['over', { status: 'completed' }],
] as const)('an order that is %s has no plan', (_case, facts) => {
  renderAhead(20, facts)
  expect(screen.queryByRole('region', { name: 'Your plan' })).not.toBeInTheDocument()
})

test('gives the arrival card, fetched with the session and saved as a file', async () => {
  localStorage.setItem(storageKeys.userInfo, JSON.stringify(sampleSession()))
  const asked: (string | null)[] = []
  const saved: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  const { user } = renderOrder({})
  server.use(
    http.get('*/api/orders/:id/arrival-card.pdf', ({ request }) => {
      asked.push(new URL(request.url).search, request.headers.get('authorization'))
      return HttpResponse.arrayBuffer(new ArrayBuffer(8))
    }),
  )
  await user.click(screen.getByRole('button', { name: 'Arrival card' }))
  await waitFor(() => expect(saved).toEqual(['trivet-arrival-card.pdf']))
  expect(asked).toEqual(['', `Bearer ${sampleSession().token}`])
})

test('the example order has no documents: no server knows it', () => {
  renderOrder({ _id: 'demo-1' })
  for (const name of ['Add to calendar', 'Arrival card', 'Invoice', 'Order again']) {
    expect(screen.queryByRole('button', { name })).toBeNull()
  }
  expect(screen.queryByRole('region', { name: 'If plans change' })).toBeNull()
})

test('goes into the guest’s calendar as a file, fetched with the session', async () => {
  localStorage.setItem(storageKeys.userInfo, JSON.stringify(sampleSession()))
  const made = vi.spyOn(URL, 'createObjectURL')
  const asked: (string | null)[] = []
  const saved: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  const order = { rentalStart: calendarDate('2027-06-03'), rentalEnd: calendarDate('2027-06-10') }
  const { user } = renderOrder(order)
  server.use(
    http.get('*/api/orders/:id/calendar.ics', ({ request }) => {
      asked.push(new URL(request.url).search, request.headers.get('authorization'))
      return HttpResponse.text('BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n')
    }),
  )
  await user.click(screen.getByRole('button', { name: 'Add to calendar' }))
  await waitFor(() => expect(saved).toEqual(['trivet-2027-06-03.ics']))
  expect(asked).toEqual(['', `Bearer ${sampleSession().token}`])
  const file = made.mock.calls[0]?.[0]
  expect(file instanceof Blob && (await file.text())).toBe('BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n')
})
