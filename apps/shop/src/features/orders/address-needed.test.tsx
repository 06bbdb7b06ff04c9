import { screen } from '@testing-library/react'
import * as addressCopy from '@trivet/core/copy/address'
import * as waitingListCopy from '@trivet/core/copy/waiting-list'
import { expect, test } from 'vitest'
import { renderPage } from '../../test/render-page.tsx'
import { sampleOrder } from '../../test/samples.ts'
import { AddressNeeded } from './address-needed.tsx'

const rentalAddress = { street: '', city: 'Austin', state: 'TX', postalCode: '78704', country: 'USA' }
const awaited = sampleOrder({ rentalAddress, addressNeeded: true })

test('an order without its street asks for it, with the place filled in, and sends it', async () => {
  const sent: unknown[] = []
  const { user } = renderPage({
    path: '/order',
    at: '/order',
    Component: () => <AddressNeeded order={awaited} />,
    api: {
      orders: {
        changeDelivery(input) {
          sent.push(input)
          return { changed: ['address'], charge: 0, priceNote: null, order: sampleOrder() }
        },
      },
    },
  })
  expect(await screen.findByText(new RegExp(addressCopy.addressNeeded))).toBeVisible()
  expect(screen.getByLabelText('Postal code')).toHaveValue('78704')
  await user.click(screen.getByRole('button', { name: 'Send the address' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(addressCopy.fillAddress)
  await user.type(screen.getByLabelText('Street address'), '500 Congress Ave')
  await user.click(screen.getByRole('button', { name: 'Send the address' }))
  expect(await screen.findByText('Thank you! The driver knows where to go.')).toBeVisible()
  expect(sent).toEqual([
    { id: awaited._id, rentalAddress: { ...rentalAddress, street: '500 Congress Ave' }, version: 1 },
  ])
})

test('a place we do not deliver to is said at its field, with the waiting list below', async () => {
  const { user } = renderPage({ path: '/order', Component: () => <AddressNeeded order={awaited} /> })
  const zip = await screen.findByLabelText('Postal code')
  await user.clear(zip)
  await user.type(zip, '59718')
  expect(zip).toHaveAccessibleDescription(/We do not deliver to 59718 yet/)
  expect(screen.getByRole('button', { name: waitingListCopy.tellMe })).toBeVisible()
})

test('an order with its street asks for nothing', () => {
  const { container } = renderPage({
    path: '/order',
    at: '/order',
    Component: () => <AddressNeeded order={sampleOrder()} />,
  })
  expect(container).not.toHaveTextContent('Where do we deliver?')
})
