import { rentalTooShort } from '@trivet/core/copy/dates'
import { storageKeys } from '@trivet/core/cart'
import { addDays, formatDay } from '@trivet/core/dates'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { today } from '../../test/render-booking.tsx'
import { renderPage } from '../../test/render-page.tsx'
import { DatesNotPossible } from './dates-not-possible.tsx'

const [start, end] = [addDays(today, 20), addDays(today, 22)]
const minimumDays = [{ firstDay: start, lastDay: start, days: 5 }]

test('dates that are too short say how long they have to be, and become as long with one press', async () => {
  localStorage.setItem(storageKeys.rentalDates, JSON.stringify({ start, end }))
  const van = { today, minimumDays }
  const { user } = renderPage({ path: '/booking', Component: () => <DatesNotPossible van={van} /> })
  expect(await screen.findByText(rentalTooShort(5))).toBeVisible()
  const longer = `Deliver ${formatDay(start)}, pick up ${formatDay(addDays(start, 5))}`
  await user.click(screen.getByRole('button', { name: longer }))
  expect(screen.queryByText(rentalTooShort(5))).toBeNull()
  expect(JSON.parse(localStorage.getItem(storageKeys.rentalDates) ?? '')).toEqual({
    start,
    end: addDays(start, 5),
  })
})

test('a delivery day that asks for more days says so before a pickup day is chosen', async () => {
  localStorage.setItem(storageKeys.rentalDates, JSON.stringify({ start, end: null }))
  const van = { today, minimumDays }
  const { user } = renderPage({ path: '/booking', Component: () => <DatesNotPossible van={van} /> })
  expect(await screen.findByText(rentalTooShort(5))).toBeVisible()
  await user.click(screen.getByRole('button', { name: /^Deliver/ }))
  expect(JSON.parse(localStorage.getItem(storageKeys.rentalDates) ?? '')).toEqual({
    start,
    end: addDays(start, 5),
  })
})

test('any other delivery day says nothing before a pickup day is chosen', async () => {
  localStorage.setItem(storageKeys.rentalDates, JSON.stringify({ start, end: null }))
  renderPage({ path: '/booking', Component: () => <DatesNotPossible van={{ today }} /> })
  expect(screen.queryByRole('button')).toBeNull()
})
