import * as deliveryCopy from '@trivet/core/copy/delivery'
import * as waitingListCopy from '@trivet/core/copy/waiting-list'
import { screen, within } from '@testing-library/react'
import { storageKeys } from '@trivet/core/cart'
import type { Order } from '@trivet/core/contract/orders'
import { expect, test, vi } from 'vitest'
import { RequireSession } from '../../components/page/require-session.tsx'
import { renderPage } from '../../test/render-page.tsx'
import { sampleOrder, sampleSession } from '../../test/samples.ts'
import { ApiAnswerError } from '../../test/trpc-handlers.ts'
import type { TrpcAnswers } from '../../test/trpc-handlers.ts'
import { ConfirmationPage } from './confirmation-page.tsx'

const details = {
  phone: '+15125550100',
  deliveryNotes: 'Blue door',
  access: 'Gate 4711',
  deliveryWindow: 'all-day',
  pickupWindow: 'all-day',
  version: 3,
  isOpen: true,
} as const

const order = sampleOrder({ deliveryDetails: details })

function renderOrder(shown: Order, orders: TrpcAnswers['orders'] = {}, others: TrpcAnswers = {}) {
  localStorage.setItem(storageKeys.userInfo, JSON.stringify(sampleSession()))
  const Component = () => <RequireSession>{() => <ConfirmationPage orderId={order._id} />}</RequireSession>
  return renderPage({
    path: '/order',
    Component,
    api: { ...others, orders: { byId: () => shown, ...orders } },
  })
}

async function openDialog(user: ReturnType<typeof renderOrder>['user']) {
  await user.click(await screen.findByRole('button', { name: 'Change delivery details' }))
  return within(await screen.findByRole('dialog', { name: 'Delivery details' }))
}

test('a new address is shown with its price before it is taken, other words are saved at once', async () => {
  const changed = { ...order, rentalAddress: { ...order.rentalAddress, street: '1 Elm St' } }
  const changeDelivery = vi.fn(() => ({
    changed: ['address' as const],
    charge: 0,
    priceNote: deliveryCopy.samePriceInArea('Denver'),
    order: changed,
  }))
  const { user } = renderOrder(order, { changeDelivery })
  const dialog = await openDialog(user)
  const street = await dialog.findByLabelText('Street address')
  await user.clear(street)
  await user.type(street, '1 Elm St')
  await user.click(dialog.getByRole('button', { name: 'Save changes' }))
  expect(await dialog.findByText('$121.09, as before')).toBeVisible()
  expect(dialog.getByText(deliveryCopy.samePriceInArea('Denver'))).toBeVisible()
  expect(changeDelivery).toHaveBeenLastCalledWith(
    expect.objectContaining({ version: 3, dryRun: true }),
    expect.anything(),
  )
  await user.click(dialog.getByRole('button', { name: 'Deliver there' }))
  expect(await screen.findByText(deliveryCopy.deliverySaved)).toBeVisible()
})

test('a new address where we do not deliver says so at its field, and offers the waiting list', async () => {
  const sent: unknown[] = []
  const message = 'We do not deliver to 59718 yet. The nearest area we serve: Denver.'
  const changeDelivery = () => {
    const errors = [{ path: 'rentalAddress.postalCode', message }]
    throw new ApiAnswerError({ status: 422, errorCode: 'OUTSIDE_SERVICE_AREA', message, errors })
  }
  const waitingList: TrpcAnswers['waitingList'] = {
    join(input) {
      sent.push(input)
      return { message: waitingListCopy.waitingListJoined }
    },
  }
  const { user } = renderOrder(order, { changeDelivery }, { waitingList })
  const dialog = await openDialog(user)
  const zip = await dialog.findByLabelText('Postal code')
  await user.clear(zip)
  await user.type(zip, '59718')
  expect(zip).toHaveAccessibleDescription(message)
  await user.click(dialog.getByRole('button', { name: 'Save changes' }))
  expect(await dialog.findByRole('link', { name: 'Postal code' })).toBeVisible()
  await user.click(dialog.getByRole('button', { name: waitingListCopy.tellMe }))
  expect(await dialog.findByText(waitingListCopy.waitingListJoined)).toBeVisible()
  expect(sent).toEqual([expect.objectContaining({ postalCode: '59718', country: 'USA' })])
})

test('a state that the ZIP code is not of is said there, without the waiting list', async () => {
  const { user } = renderOrder(order)
  const dialog = await openDialog(user)
  const state = await dialog.findByLabelText('State')
  await user.clear(state)
  await user.type(state, 'CA')
  expect(state).toHaveAccessibleDescription(/is in Texas/)
  expect(dialog.queryByRole('button', { name: waitingListCopy.tellMe })).not.toBeInTheDocument()
})

test('what another tab changed is said, and nothing that was typed is lost', async () => {
  const changeDelivery = () => {
    const message = deliveryCopy.deliveryChanged
    throw new ApiAnswerError({ status: 409, errorCode: 'DELIVERY_CHANGED', message })
  }
  const { user } = renderOrder(order, { changeDelivery })
  const dialog = await openDialog(user)
  const access = await dialog.findByLabelText('Gate code or key box (optional)')
  await user.type(access, ' B')
  await user.click(dialog.getByRole('button', { name: 'Save changes' }))
  expect(await dialog.findByText(deliveryCopy.deliveryChanged)).toBeVisible()
  expect(access).toHaveValue('Gate 4711 B')
  await user.click(dialog.getByRole('button', { name: 'Show what is there now' }))
  expect(access).toHaveValue('Gate 4711')
})

test('a packed order shows what the driver knows, and why it cannot be changed', async () => {
  renderOrder(sampleOrder({ status: 'packed', deliveryDetails: { ...details, isOpen: false } }))
  expect(await screen.findByText('Gate 4711')).toBeVisible()
  expect(screen.getByText(/Your order is packed/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Change delivery details' })).toBeNull()
})
