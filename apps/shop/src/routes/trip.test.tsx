import * as tripsCopy from '@trivet/core/copy/trips'
import { screen, within } from '@testing-library/react'
import { calendarDate } from '@trivet/core/dates'
import type { Trip } from '@trivet/core/contract/orders'
import { expect, test } from 'vitest'
import { renderPage } from '../test/render-page.tsx'
import { ApiAnswerError } from '../test/trpc-handlers.ts'
import TripRoute, { headers } from './trip.tsx'

const token = 'x'.repeat(43)

const trip: Trip = {
  onTheWay: null,
  isCancelled: false,
  rentalStart: calendarDate('2027-06-03'),
  rentalEnd: calendarDate('2027-06-10'),
  deliveryWindow: '9am-12pm',
  pickupWindow: '11am-5pm',
  title: 'Casa Azul',
  rentalAddress: {
    street: '500 Congress Ave',
    city: 'Austin',
    state: 'TX',
    postalCode: '78701',
    country: 'USA',
  },
  accessNotes: 'Key box, code 2468',
  items: [{ name: 'Essential Kit', quantity: 2, image: '', items: [] }],
  expiresAt: '2027-06-14T05:00:00.000Z',
}

function renderTrip(byToken: () => Trip) {
  return renderPage({
    path: '/trip/:token',
    at: `/trip/${token}`,
    Component: TripRoute,
    api: { trips: { byToken } },
  })
}

test('shows days, windows, address, how to get in and what is in the boxes', async () => {
  renderTrip(() => trip)
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Your kitchen for Casa Azul')
  const visits = screen.getByRole('region', { name: 'The two visits' })
  expect(visits).toHaveTextContent('We deliverThu, Jun 3, between 9am and 12pm')
  expect(visits).toHaveTextContent('We pick upThu, Jun 10, between 11am and 5pm')
  expect(screen.getByText('Key box, code 2468')).toBeVisible()
  expect(screen.getByRole('region', { name: 'Where' })).toHaveTextContent('500 Congress AveAustin, TX 78701')
  expect(within(screen.getByRole('region', { name: 'In the boxes' })).getByText('2 ×')).toBeVisible()
  expect(screen.getByText(/works until the end of Sun, Jun 13/)).toBeVisible()
})

test('gives calendar and arrival card as plain links, which need no script', async () => {
  renderTrip(() => trip)
  expect(await screen.findByRole('link', { name: 'Add to calendar' })).toHaveAttribute(
    'href',
    `/api/trips/${token}/trip.ics`,
  )
  expect(screen.getByRole('link', { name: 'Arrival card' })).toHaveAttribute(
    'href',
    `/api/trips/${token}/arrival-card.pdf`,
  )
})

test('of a cancelled trip only that is said', async () => {
  renderTrip(() => ({ ...trip, isCancelled: true, rentalAddress: null, accessNotes: null }))
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('This trip was cancelled')
  expect(screen.queryByText('500 Congress Ave')).toBeNull()
})

test('a link that stopped says what to do', async () => {
  renderTrip(() => {
    throw new ApiAnswerError({ status: 404, errorCode: 'TRIP_GONE', message: tripsCopy.tripGone })
  })
  expect(await screen.findByRole('heading', { level: 1, name: tripsCopy.tripGone })).toBeVisible()
  expect(screen.getByText(tripsCopy.tripGoneText)).toBeVisible()
})

test('the address is told to nobody', () => {
  expect(headers()).toEqual({
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'no-referrer',
    'X-Robots-Tag': 'noindex, nofollow',
  })
})
