import * as addressCopy from '@trivet/core/copy/address'
import * as cartCopy from '@trivet/core/copy/cart'
import * as datesCopy from '@trivet/core/copy/dates'
import * as ordersCopy from '@trivet/core/copy/orders'
import { screen, waitFor, within } from '@testing-library/react'
import { storageKeys } from '@trivet/core/cart'
import { defaultTimeZone } from '@trivet/core/address'
import { addDays, formatDay, formatUsDate, hourOfDay } from '@trivet/core/dates'
import { describe, expect, test, vi } from 'vitest'
import { behavesLikeEveryForm } from '../test/form-kit.ts'
import {
  address,
  austin,
  farWeek,
  kitOnOffer,
  renderBooking,
  storedItems,
  today,
} from '../test/render-booking.tsx'
import { renderPage } from '../test/render-page.tsx'
import BookingRoute from './booking.tsx'

test('who is not signed in goes to the login, and keeps the step', async () => {
  renderPage({ path: '/booking', Component: BookingRoute })
  await waitFor(() => expect(address()).toBe('/login?redirect=booking'))
})

describe('step 1, the kit', () => {
  test('going on without a kit is refused', async () => {
    const { user } = renderBooking({ items: [] })
    await user.click(await screen.findByRole('button', { name: 'Continue to Dates' }))
    expect(await screen.findByRole('alert')).toHaveTextContent(cartCopy.cartEmpty)
    expect(screen.getByRole('alert')).toHaveFocus()
  })

  test('a selected kit goes into the cart with its quantity, 1 to 5', async () => {
    const { user } = renderBooking({ items: [] })
    await user.click(await screen.findByRole('button', { name: 'Select Chef’s Kit' }))
    const quantity = screen.getByLabelText('Quantity of Chef’s Kit')
    expect(
      within(quantity)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['1', '2', '3', '4', '5'])
    await user.selectOptions(quantity, '3')
    await user.click(screen.getByRole('button', { name: 'Continue to Dates' }))
    await waitFor(() => expect(address()).toBe('/booking?step=dates'))
    expect(storedItems()).toMatchObject([{ _id: kitOnOffer._id, qty: 3 }])
  })

  test('a selection that is taken back is not added', async () => {
    const { user } = renderBooking()
    await user.click(await screen.findByRole('button', { name: 'Select Chef’s Kit' }))
    await user.click(screen.getByRole('button', { name: 'Selected Chef’s Kit' }))
    await user.click(screen.getByRole('button', { name: 'Continue to Dates' }))
    await waitFor(() => expect(address()).toBe('/booking?step=dates'))
    expect(storedItems()).toHaveLength(1)
  })

  test('shows what is in the cart, and adds an add-on with one press', async () => {
    const { user } = renderBooking()
    const preview = await screen.findByRole('region', { name: 'In your cart' })
    expect(preview).toHaveTextContent('Weekend Kit')
    expect(within(preview).getByText('2 × $35.00 / week')).toBeVisible()
    await user.click(await screen.findByRole('button', { name: 'Add premium-spice-collection' }))
    expect(await within(preview).findByText('premium-spice-collection')).toBeVisible()
  })
})

describe('step 2, the dates', () => {
  const start = () => screen.findByLabelText('Delivery date')
  const goOn = () => screen.getByRole('button', { name: 'Continue to Address' })

  test.each([
    ['today until noon', -1, today],
    ['tomorrow from noon on', 0, addDays(today, 1)],
  ])('begin %s and last a week when the cart has none', async (_case, minutes, first) => {
    vi.setSystemTime(hourOfDay(today, 12, defaultTimeZone).getTime() + minutes * 60_000)
    renderBooking({ step: 'dates' })
    expect(await start()).toHaveValue(formatUsDate(first))
    expect(screen.getByLabelText('Pickup date')).toHaveValue(formatUsDate(addDays(first, 7)))
    expect(screen.getByText(/we recommend booking 3–5 days ahead/)).toBeVisible()
  })

  test('are those of the cart when it has some', async () => {
    renderBooking({ step: 'dates', period: farWeek })
    expect(await start()).toHaveValue(formatUsDate(farWeek.start ?? today))
    expect(screen.queryByText(/we recommend booking/)).toBeNull()
  })

  test('that the address makes too soon say so, and move with one press', async () => {
    // half past one in Austin, where the cut-off hour has struck
    vi.setSystemTime(hourOfDay(today, 12, defaultTimeZone).getTime() - 30 * 60_000)
    const period = { start: today, end: addDays(today, 5) }
    const { user } = renderBooking({ step: 'payment', period, draft: { address: austin } })
    expect(await screen.findByText(datesCopy.startTooSoon)).toBeVisible()
    expect(address()).toBe('/booking?step=dates')
    const [from, to] = [addDays(today, 1), addDays(today, 6)]
    await user.click(
      screen.getByRole('button', { name: `Deliver ${formatDay(from)}, pick up ${formatDay(to)}` }),
    )
    expect(await start()).toHaveValue(formatUsDate(from))
    expect(screen.getByLabelText('Pickup date')).toHaveValue(formatUsDate(to))
    expect(screen.queryByText(datesCopy.startTooSoon)).toBeNull()
    await user.click(goOn())
    await waitFor(() => expect(address()).toBe('/booking?step=address'))
  })

  test('must both be there', async () => {
    const { user } = renderBooking({ step: 'dates', period: { start: farWeek.start, end: null } })
    await start()
    await user.click(goOn())
    expect(await screen.findByRole('alert')).toHaveTextContent(datesCopy.selectBothDates)
    await waitFor(() => expect(address()).toBe('/booking?step=dates'))
  })

  test('must be in order', async () => {
    const { user } = renderBooking({ step: 'dates', period: { start: farWeek.start, end: farWeek.start } })
    await start()
    await user.click(goOn())
    expect(await screen.findByRole('alert')).toHaveTextContent(datesCopy.endAfterStart)
  })

  test.each([
    ['Pickup date', farWeek.start, datesCopy.endAfterStart],
    ['Delivery date', null, datesCopy.dateInvalid],
  ])('a refused %s does not go on with the old one and gets the focus', async (label, day, message) => {
    const { user } = renderBooking({ step: 'dates', period: farWeek })
    await start()
    const field = screen.getByLabelText(label)
    await user.clear(field)
    await user.type(field, day ? formatUsDate(day) : '02/31/2030')
    await user.click(goOn())
    expect(await screen.findByRole('alert')).toHaveTextContent(message)
    expect(field).toHaveFocus()
    expect(field).toHaveAccessibleDescription(message)
    await waitFor(() => expect(address()).toBe('/booking?step=dates'))
  })

  test('a refused date that is put right leads on', async () => {
    const { user } = renderBooking({ step: 'dates', period: farWeek })
    await start()
    const pickup = screen.getByLabelText('Pickup date')
    await user.clear(pickup)
    await user.type(pickup, `${formatUsDate(today)}{Enter}`)
    expect(await screen.findByRole('alert')).toHaveTextContent(datesCopy.endAfterStart)
    await user.clear(pickup)
    await user.type(pickup, formatUsDate(addDays(today, 25)))
    await user.click(goOn())
    await waitFor(() => expect(address()).toBe('/booking?step=address'))
  })

  test('on which too little is free name the item', async () => {
    const { user } = renderBooking({
      step: 'dates',
      period: farWeek,
      products: { availability: () => ({ fleet: 9, free: 1, days: [] }) },
    })
    await start()
    expect(await screen.findByText(ordersCopy.notEnoughStock('Weekend Kit'))).toBeVisible()
    await user.click(goOn())
    expect(await screen.findByRole('alert')).toHaveTextContent(ordersCopy.notEnoughStock('Weekend Kit'))
  })
})

describe('step 3, the address', () => {
  const ready = { step: 'address', period: farWeek }

  describe('is like every form', () => {
    behavesLikeEveryForm({
      async show() {
        const { user } = renderBooking(ready)
        await screen.findByLabelText('City')
        return user
      },
      submit: 'Continue to Payment',
      field: 'City',
      wrong: ' ',
      right: 'Austin',
      message: addressCopy.fillAddress,
      missing: 'Street address',
    })
  })

  test('an address by hand leads to the payment, and survives a reload', async () => {
    const { user } = renderBooking(ready)
    await user.type(await screen.findByLabelText('Street address'), austin.street)
    await user.type(screen.getByLabelText('City'), austin.city)
    await user.type(screen.getByLabelText('State'), austin.state)
    await user.type(screen.getByLabelText('Postal code'), austin.postalCode)
    await user.click(screen.getByRole('button', { name: 'Continue to Payment' }))
    await waitFor(() => expect(address()).toBe('/booking?step=payment'))
    expect(JSON.parse(sessionStorage.getItem('bookingDraft') ?? '{}').address).toEqual(austin)
  })

  test.each([
    ['78701', /We deliver here: Austin/],
    ['97201', /We do not deliver to 97201 yet. The nearest area we serve: San Francisco Bay Area/],
  ])('tells at once whether we deliver to %s', async (postalCode, told) => {
    const { user } = renderBooking(ready)
    await user.type(await screen.findByLabelText('Postal code'), postalCode)
    await waitFor(() => expect(document.body).toHaveTextContent(told))
  })

  test('an address outside every area does not lead to the payment', async () => {
    const bozeman = { ...austin, city: 'Bozeman', state: 'MT', postalCode: '59718' }
    const { user } = renderBooking({ ...ready, draft: { address: bozeman } })
    const message = 'We do not deliver to 59718 yet. The nearest area we serve: Denver.'
    const zip = await screen.findByLabelText('Postal code')
    await waitFor(() => expect(zip).toHaveAccessibleDescription(expect.stringContaining(message)))
    await user.click(screen.getByRole('button', { name: 'Continue to Payment' }))
    expect(await screen.findByRole('alert')).toHaveTextContent(message)
    await waitFor(() => expect(address()).toBe('/booking?step=address'))
  })

  test('the address of the account is filled in', async () => {
    renderBooking({ ...ready, account: { address: austin } })
    expect(await screen.findByLabelText('Street address')).toHaveValue(austin.street)
  })

  test.each(['https://example.com/rooms/1', 'airbnb.com/users/1', ''])(
    'refuses %j as a listing',
    async (typed) => {
      const { user } = renderBooking(ready)
      await user.click(await screen.findByLabelText(/Paste an Airbnb listing/))
      if (typed) await user.type(screen.getByLabelText('Airbnb listing URL'), typed)
      await user.click(screen.getByRole('button', { name: 'Continue to Payment' }))
      const url = await screen.findByLabelText('Airbnb listing URL')
      await waitFor(() => expect(url).toHaveAccessibleDescription(addressCopy.airbnbInvalid()))
      await waitFor(() => expect(address()).toBe('/booking?step=address'))
    },
  )

  test('a listing is put into its plain form, with a placeholder for the address', async () => {
    const { user } = renderBooking(ready)
    await user.click(await screen.findByLabelText(/Paste an Airbnb listing/))
    await user.type(screen.getByLabelText('Airbnb listing URL'), 'airbnb.co.uk/rooms/12345?guests=2')
    await user.click(screen.getByRole('button', { name: 'Get Details' }))
    expect(screen.getByLabelText('Airbnb listing URL')).toHaveValue('https://www.airbnb.com/rooms/12345')
    expect(await screen.findByText(addressCopy.airbnbRetrieved)).toBeVisible()
    expect(screen.getByText(/a placeholder stands in for it/)).toBeVisible()
  })

  test('a listing is enough to go on, with its city and ZIP code', async () => {
    const { user } = renderBooking(ready)
    await user.click(await screen.findByLabelText(/Paste an Airbnb listing/))
    await user.type(screen.getByLabelText('Airbnb listing URL'), 'http://airbnb.com/rooms/12345')
    await user.click(screen.getByRole('button', { name: 'Get Details' }))
    await user.click(await screen.findByLabelText(/Deliver to this listing/))
    await user.type(screen.getByLabelText('Postal code'), '78704')
    await waitFor(() => expect(screen.getByLabelText('City')).toHaveValue('Austin'))
    await user.click(screen.getByRole('button', { name: 'Continue to Payment' }))
    await waitFor(() => expect(address()).toBe('/booking?step=payment'))
    expect(await screen.findByText(addressCopy.airbnbRetrieved)).toBeVisible()
  })

  test('browsers know the fields as a place to deliver to', async () => {
    renderBooking(ready)
    await screen.findByLabelText('City')
    const tokens = ['Street address', 'City', 'State', 'Postal code', 'Country'].map((label) =>
      screen.getByLabelText(label).getAttribute('autocomplete'),
    )
    expect(tokens).toEqual([
      'shipping street-address',
      'shipping address-level2',
      'shipping address-level1',
      'shipping postal-code',
      'shipping country',
    ])
  })
})

describe('the way through', () => {
  test.each(['dates', 'address', 'payment'])('step %s asks for a kit first', async (step) => {
    renderBooking({ step, items: [] })
    await waitFor(() => expect(address()).toBe('/booking?step=select'))
  })

  test('of a cart that another tab has ordered leads back, and to where the order is', async () => {
    renderBooking({ step: 'payment', period: farWeek, draft: { address: austin } })
    await screen.findByLabelText('CVC')
    const emptied = JSON.stringify({ items: [] })
    localStorage.setItem(storageKeys.cart, emptied)
    dispatchEvent(
      new StorageEvent('storage', { key: storageKeys.cart, newValue: emptied, storageArea: localStorage }),
    )
    await waitFor(() => expect(address()).toBe('/booking?step=select'))
    expect(await screen.findByText(/^Your cart is empty now/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'My Orders' })).toHaveAttribute('href', '/profile?tab=orders')
  })

  test('completed steps are links, and Back keeps what was answered', async () => {
    const { user } = renderBooking({ step: 'payment', period: farWeek, draft: { address: austin } })
    const steps = within(await screen.findByRole('navigation', { name: 'Booking steps' }))
    expect(steps.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/booking?step=select',
      '/booking?step=dates',
      '/booking?step=address',
    ])
    await user.click(await screen.findByRole('link', { name: 'Back' }))
    expect(await screen.findByLabelText('Street address')).toHaveValue(austin.street)
    await user.click(screen.getByRole('link', { name: 'Back' }))
    expect(await screen.findByLabelText('Delivery date')).toHaveValue(formatUsDate(farWeek.start ?? today))
  })

  test('the total stays in sight on every step', async () => {
    renderBooking({ step: 'dates', period: farWeek })
    const summary = within(await screen.findByRole('complementary', { name: 'Order summary' }))
    expect(summary.getByRole('button', { name: /Order summary/ })).toHaveTextContent('$90.78')
    expect(localStorage.getItem(storageKeys.cart)).not.toBeNull()
  })

  test('the opened sums give way to a field and to the next step', async () => {
    const { user } = renderBooking({ step: 'address', period: farWeek, draft: { address: austin } })
    const summary = await screen.findByRole('button', { name: /Order summary/ })
    await user.click(summary)
    await user.click(screen.getByLabelText('Street address'))
    expect(summary).toHaveAttribute('aria-expanded', 'false')
    await user.click(summary)
    expect(summary).toHaveAttribute('aria-expanded', 'true')
    await user.click(screen.getByRole('button', { name: /Continue/ }))
    expect(await screen.findByLabelText('Card number')).toBeInTheDocument()
    await waitFor(() => expect(summary).toHaveAttribute('aria-expanded', 'false'))
  })
})
