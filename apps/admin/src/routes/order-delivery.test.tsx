import type { StaffOrder } from '@trivet/core/contract/orders'
import * as deliveryCopy from '@trivet/core/copy/delivery'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Refusal } from '../test/api.ts'
import { openAdmin } from '../test/open-admin.tsx'
import { staffOrder } from '../test/order-samples.ts'

const details = {
  phone: '+15125550100',
  deliveryNotes: 'Blue door',
  access: 'Gate 4711',
  deliveryWindow: 'all-day',
  pickupWindow: 'all-day',
  version: 3,
  isOpen: true,
} as const

const opened: StaffOrder = { ...staffOrder, status: 'confirmed', deliveryDetails: details }
const byGuest: StaffOrder = {
  ...opened,
  deliveryDetails: { ...details, access: 'Key box 9', deliveryNotes: 'Red door', version: 4 },
}

/** The dialog with notes typed by staff, after the guest saved other notes and another way in. */
async function overtaken() {
  const sent: { version: number; access?: string | undefined; deliveryNotes?: string | undefined }[] = []
  let now = opened
  const { user } = openAdmin({
    path: `/orders/${opened._id}`,
    answers: {
      orders: {
        forStaff: () => now,
        changeDeliveryByStaff(input) {
          sent.push(input)
          now = byGuest
          if (input.version !== 4) {
            throw new Refusal(409, 'DELIVERY_CHANGED', deliveryCopy.deliveryChanged)
          }
          return { changed: ['deliveryNotes'], charge: 0, priceNote: null, order: byGuest }
        },
      },
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Change delivery details…' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Delivery details' }))
  await user.clear(dialog.getByLabelText('Delivery notes'))
  await user.type(dialog.getByLabelText('Delivery notes'), 'Side door')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  const notice = within(await dialog.findByRole('alert', { name: deliveryCopy.deliveryChanged }))
  return { user, dialog, notice, sent }
}

test('what the guest changed meanwhile stands beside what staff typed, and nothing is saved over it unseen', async () => {
  const { user, dialog, notice, sent } = await overtaken()
  expect(notice.getByText('Access').nextElementSibling).toHaveTextContent('Gate 4711 is now Key box 9')
  expect(notice.getByText('Delivery notes').nextElementSibling).toHaveTextContent(
    'Blue door is now Red door You typed: Side door',
  )
  expect(dialog.getByRole('alert')).toHaveFocus()
  expect(await dialog.findByRole('button', { name: 'Save' })).toBeDisabled()

  await user.click(notice.getByRole('button', { name: 'Keep my changes on top' }))
  expect(dialog.getByLabelText('Phone for this order')).toHaveFocus()
  expect(dialog.getByLabelText('Delivery notes')).toHaveValue('Side door')
  expect(dialog.getByLabelText('Gate code or key box')).toHaveValue('Key box 9')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Delivery details saved')).toBeInTheDocument()
  expect(sent.at(-1)).toMatchObject({ version: 4, access: 'Key box 9', deliveryNotes: 'Side door' })
})

test('staff may drop what they typed for what the guest saved meanwhile', async () => {
  const { user, dialog, notice, sent } = await overtaken()
  await user.click(notice.getByRole('button', { name: 'Drop my changes' }))
  expect(dialog.getByLabelText('Delivery notes')).toHaveValue('Red door')
  expect(dialog.queryByRole('alert')).not.toBeInTheDocument()
  expect(sent).toHaveLength(1)
})

test('an order that was packed meanwhile says so', async () => {
  let now = opened
  const { user } = openAdmin({
    path: `/orders/${opened._id}`,
    answers: {
      orders: {
        forStaff: () => now,
        changeDeliveryByStaff() {
          now = { ...opened, status: 'packed', deliveryDetails: { ...details, isOpen: false } }
          throw new Refusal(409, 'DELIVERY_CLOSED', deliveryCopy.deliveryClosed('packed'))
        },
      },
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Change delivery details…' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Delivery details' }))
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await dialog.findByRole('alert')).toHaveTextContent(deliveryCopy.deliveryClosed('packed'))
})

test('address and hours are not changed here, but for a street that is still to come', async () => {
  const { user } = openAdmin({
    path: `/orders/${opened._id}`,
    answers: { orders: { forStaff: () => opened } },
  })
  await user.click(await screen.findByRole('button', { name: 'Change delivery details…' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Delivery details' }))
  expect(dialog.queryByLabelText(/^Street/)).not.toBeInTheDocument()
  expect(dialog.queryByLabelText(/window/)).not.toBeInTheDocument()
})

test('the street of a listing is told here as soon as it is known, and nothing else of the address', async () => {
  const { rentalAddress } = opened
  const awaited: StaffOrder = {
    ...opened,
    status: 'packed',
    addressNeeded: true,
    rentalAddress: { ...rentalAddress, street: '' },
  }
  const sent: object[] = []
  const { user } = openAdmin({
    path: `/orders/${opened._id}`,
    answers: {
      orders: {
        forStaff: () => awaited,
        changeDeliveryByStaff(input) {
          sent.push(input)
          return { changed: ['address'], charge: 0, priceNote: null, order: opened }
        },
      },
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Change delivery details…' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Delivery details' }))
  await user.type(dialog.getByLabelText(/^Street/), '12 Elm St')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Delivery details saved')).toBeInTheDocument()
  expect(sent).toMatchObject([{ version: 3, rentalAddress: { ...rentalAddress, street: '12 Elm St' } }])
  expect(sent[0]).not.toHaveProperty('deliveryWindow')
})
