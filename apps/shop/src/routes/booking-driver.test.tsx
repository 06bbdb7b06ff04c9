import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { address, austin, farWeek, renderBooking } from '../test/render-booking.tsx'

const told = {
  phone: '+15125550100',
  deliveryNotes: 'Blue door',
  access: 'Gate #4711',
  deliveryWindow: 'early',
  pickupWindow: 'all-day',
} as const

const { access: _access, ...toldAgain } = told
const lastDelivery = () => ({ last: { rentalAddress: austin, ...toldAgain } })

test('what the driver needs is asked for, shown again before payment, and no gate code is stored', async () => {
  const { user } = renderBooking({ step: 'address', period: farWeek, draft: { address: austin } })
  const phone = await screen.findByLabelText('Phone (optional)')
  expect(phone).toHaveAttribute('inputmode', 'tel')
  await user.type(phone, 'call me')
  await user.type(screen.getByLabelText('Gate code or key box (optional)'), 'Gate #4711')
  await user.selectOptions(screen.getByLabelText('When should we deliver?'), '9am to 12pm')
  await user.click(screen.getByRole('button', { name: 'Continue to Payment' }))
  expect(await screen.findAllByText(/Please enter a phone number/)).not.toHaveLength(0)
  await user.clear(phone)
  await user.type(phone, '512 555 0100')
  await user.click(screen.getByRole('button', { name: 'Continue to Payment' }))
  await waitFor(() => expect(address()).toContain('step=payment'))
  const review = await screen.findByRole('region', { name: 'Your order' })
  for (const words of ['(512) 555-0100', 'Gate #4711', '9am to 12pm']) expect(review).toHaveTextContent(words)
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('#4711')
})

test('the next booking offers the last place with what was told there, but for the way in', async () => {
  const account = { _id: 'f'.repeat(24) }
  const { user } = renderBooking({ step: 'address', period: farWeek, account, orders: { lastDelivery } })
  await user.click(await screen.findByRole('button', { name: /^Deliver to 500 Congress Ave/ }))
  expect(screen.getByLabelText('City')).toHaveValue('Austin')
  expect(screen.getByLabelText('Gate code or key box (optional)')).toHaveValue('')
  expect(screen.getByLabelText('Delivery notes (optional)')).toHaveValue('Blue door')
  expect(screen.getByLabelText('Phone (optional)')).toHaveValue('(512) 555-0100')
})

test('a gate code that was typed before a reload is asked for again', async () => {
  renderBooking({
    step: 'address',
    period: farWeek,
    account: { _id: 'e'.repeat(24) },
    draft: { hadAccess: true },
  })
  expect(await screen.findByText(/never kept on this device/)).toBeVisible()
})

const noted = { addressSource: 'manual', address: austin, deliveryNotes: 'Blue door' }

test('a gate code that was typed before a reload is asked for again before payment, with the way back', async () => {
  const { user } = renderBooking({
    step: 'payment',
    period: farWeek,
    account: { _id: 'd'.repeat(24) },
    draft: { ...noted, hadAccess: true },
  })
  const review = await screen.findByRole('region', { name: 'Your order' })
  expect(review).toHaveTextContent('Gate code or key box: never kept on this device')
  await user.click(within(review).getByRole('link', { name: 'Please type it again' }))
  await waitFor(() => expect(address()).toContain('step=address'))
  await user.type(await screen.findByLabelText('Gate code or key box (optional)'), 'Gate #4711')
  await user.click(screen.getByRole('button', { name: 'Continue to Payment' }))
  const again = await screen.findByRole('region', { name: 'Your order' })
  expect(again).toHaveTextContent('Gate #4711')
  expect(again).not.toHaveTextContent('never kept on this device')
})

test('where no gate code was typed, none is asked for before payment', async () => {
  renderBooking({ step: 'payment', period: farWeek, account: { _id: 'c'.repeat(24) }, draft: noted })
  const review = await screen.findByRole('region', { name: 'Your order' })
  expect(review).toHaveTextContent('Blue door')
  expect(review).not.toHaveTextContent('Gate code')
})
