import { expect, test } from 'vitest'
import { emptyCart } from '../../cart/cart.ts'
import { calendarDate } from '../../dates/calendar-date.ts'
import { checkoutButtonLabel } from './checkout-button.ts'

const period = { start: calendarDate('2026-12-01'), end: calendarDate('2026-12-11') }

test.each([
  [{ start: null, end: null }, false, 'Select Dates to Continue'],
  [{ start: period.start, end: null }, true, 'Select Dates to Continue'],
  [{ start: null, end: period.end }, true, 'Select Dates to Continue'],
  [period, true, 'Proceed to Checkout'],
  [period, false, 'Login to Checkout'],
])('with the dates %j, signed in %s, the button says %s', (dates, signedIn, label) => {
  expect(checkoutButtonLabel({ cart: { ...emptyCart, period: dates }, signedIn })).toBe(label)
})
