import { screen } from '@testing-library/react'
import * as addressCopy from '@trivet/core/copy/address'
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
          return { changed: ['address'], charge: 0, order: sampleOrder() }
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

test('an order with its street asks for nothing', () => {
  const { container } = renderPage({
    path: '/order',
    at: '/order',
    Component: () => <AddressNeeded order={sampleOrder()} />,
  })
  expect(container).not.toHaveTextContent('Where do we deliver?')
})
