import { screen, waitFor, within } from '@testing-library/react'
import type { StaffOrder } from '@trivet/core/contract/orders'
import * as addressCopy from '@trivet/core/copy/address'
import * as deliveryCopy from '@trivet/core/copy/delivery'
import * as ordersCopy from '@trivet/core/copy/orders'
import { calendarDate } from '@trivet/core/dates'
import { expect, test } from 'vitest'
import { Refusal, type Answers } from '../test/api.ts'
import { openAdmin } from '../test/open-admin.tsx'
import { staffOrder } from '../test/order-samples.ts'
import { orderChange } from '../test/order-change-samples.ts'

const order: StaffOrder = {
  ...staffOrder,
  status: 'confirmed',
  version: 7,
  rentalStart: calendarDate('2026-12-10'),
  rentalEnd: calendarDate('2026-12-17'),
  rentalAddress: {
    street: '1 Barton Rd',
    city: 'Austin',
    state: 'TX',
    postalCode: '78704',
    country: 'USA',
  },
}
const denver = {
  ...order.rentalAddress,
  street: '2 Wynkoop St',
  city: 'Denver',
  state: 'CO',
  postalCode: '80202',
}
const areaPrice = { area: 'Denver', kept: 90.78, taken: 104.9, isTaken: false }
const texts = ['To 2 Wynkoop St, Denver, CO 80202 instead of 1 Barton Rd, Austin, TX 78704']

type Orders = NonNullable<Answers['orders']>

function openForm(orders: Orders = {}, seen: StaffOrder = order) {
  const asked: object[] = []
  const opened = openAdmin({
    path: `/orders/${order._id}/change`,
    role: 'support',
    answers: {
      orders: {
        forStaff: () => seen,
        previewChange(input) {
          asked.push(input)
          const { takesAreaRates = false } = input
          return {
            ...orderChange,
            delivery: texts,
            areaPrice: { ...areaPrice, isTaken: takesAreaRates },
            depots: { from: 'Main depot', to: 'North' },
          }
        },
        openWindows: () => ({ delivery: ['all-day', 'late'], pickup: ['all-day', 'early', 'late'] }),
        ...orders,
      },
    },
  })
  return { ...opened, asked }
}

const field = (name: RegExp) => screen.findByLabelText(name)

test('another address is shown with all that follows, and fee and tax stay until staff say otherwise', async () => {
  const sent: object[] = []
  const { user, asked } = openForm({
    change: (input) => {
      sent.push(input)
      return order
    },
  })
  await user.clear(await field(/^Street/))
  await user.type(await field(/^Street/), denver.street)
  await user.clear(await field(/^ZIP code/))
  expect(screen.getByText('Not whole yet')).toBeInTheDocument()
  await user.type(await field(/^ZIP code/), denver.postalCode)
  expect(await field(/^City/)).toHaveValue('Denver')
  expect(await field(/^State/)).toHaveValue('CO')
  const where = within(await screen.findByRole('list', { name: 'Where and in which hours' }))
  expect(where.getByText(texts[0]!)).toBeInTheDocument()
  expect(where.getByText('Packed in North instead of Main depot')).toBeInTheDocument()
  expect(asked.at(-1)).toMatchObject({ rentalAddress: denver, takesAreaRates: false })

  const rates = within(screen.getByRole('radiogroup', { name: 'Delivery fee and tax' }))
  expect(rates.getByLabelText(/Keep those of the order/)).toBeChecked()
  expect(rates.getByText('$104.90, $14.12 more')).toBeInTheDocument()
  await user.click(rates.getByLabelText(/Take those of Denver/))
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ takesAreaRates: true }))
  await user.type(await field(/^Reason/), 'As we said')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Change order' })).toBeEnabled())
  await user.click(screen.getByRole('button', { name: 'Change order' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({ version: 7, rentalAddress: denver, takesAreaRates: true })
})

test('hours are changed alone; those that are full cannot be chosen, but for those that the order has', async () => {
  const { user, asked } = openForm()
  const delivery = await field(/^Delivery window/)
  await waitFor(() =>
    expect(within(delivery).getByRole('option', { name: '9am to 12pm (full)' })).toBeDisabled(),
  )
  await user.selectOptions(await field(/^Pickup window/), 'late')
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ version: 7, pickupWindow: 'late' }))
  expect(asked.at(-1)).not.toHaveProperty('rentalAddress')
  expect(asked.at(-1)).not.toHaveProperty('deliveryWindow')
})

test('a window that the order has is never full for it', async () => {
  openForm(
    {},
    {
      ...order,
      deliveryDetails: {
        phone: '',
        deliveryNotes: '',
        access: '',
        deliveryWindow: 'early',
        pickupWindow: 'all-day',
        version: 1,
        isOpen: true,
      },
    },
  )
  const delivery = await field(/^Delivery window/)
  expect(delivery).toHaveValue('early')
  expect(within(delivery).getByRole('option', { name: '9am to 12pm' })).toBeEnabled()
})

test('a full window is refused with those that are free, before anything is sent', async () => {
  const sentence = 'No delivery is left on Thu, Dec 10: 9am to 12pm. Still free: 12pm to 3pm.'
  const { user } = openForm({
    previewChange: () => {
      throw new Refusal(409, 'WINDOW_FULL', sentence)
    },
  })
  await user.selectOptions(await field(/^Delivery window/), 'late')
  expect(await screen.findByText(sentence)).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Change order' })).toBeDisabled()
})

test('an address with something missing says what at its field, and is not asked about', async () => {
  const { user, asked } = openForm()
  await user.clear(await field(/^Street/))
  expect(await screen.findByText(addressCopy.fillAddress)).toBeInTheDocument()
  expect(screen.getByText('Not whole yet')).toBeInTheDocument()
  expect(asked).toEqual([])
})

test('of a stay the hours can be changed, and where it is says its host', async () => {
  openForm({}, { ...order, stay: { title: 'The loft', accessNotes: null } })
  expect(await screen.findByText(deliveryCopy.addressOfStay)).toBeInTheDocument()
  expect(screen.queryByLabelText(/^Street/)).not.toBeInTheDocument()
  expect(screen.getByLabelText(/^Pickup window/)).toBeEnabled()
})

test('an address that somebody else changed stands beside what was typed', async () => {
  let seen = order
  const { user, asked } = openForm({
    forStaff: () => seen,
    previewChange(input) {
      asked.push(input)
      if (input.version === seen.version) return orderChange
      throw new Refusal(409, 'ORDER_CHANGED', ordersCopy.orderChangedMeanwhile)
    },
  })
  await field(/^Street/)
  seen = { ...order, version: 8, rentalAddress: denver }
  await user.selectOptions(await field(/^Pickup window/), 'late')
  const notice = within(await screen.findByRole('alert', { name: ordersCopy.orderChangedMeanwhile }))
  expect(notice.getByText('2 Wynkoop St, Denver, CO 80202')).toBeInTheDocument()
  await user.click(notice.getByRole('button', { name: 'Keep my changes on top' }))
  expect(await field(/^Street/)).toHaveValue('2 Wynkoop St')
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ version: 8, pickupWindow: 'late' }))
  expect(asked.at(-1)).not.toHaveProperty('rentalAddress')
})
