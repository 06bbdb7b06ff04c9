import { expect, test } from 'vitest'
import { noDeliveryDetails } from './delivery-details.ts'
import { typedDelivery } from './typed-delivery.ts'

const address = { street: '1200 Barton Springs Rd', city: 'Austin', state: 'TX', postalCode: '78704' }

test('stands in the fields as a person types it', () => {
  const details = { ...noDeliveryDetails, phone: '+15125550100x12', access: 'Key box 4471' }
  expect(typedDelivery({ ...address, country: 'USA' }, details)).toEqual({
    ...details,
    rentalAddress: { ...address, country: 'USA' },
    phone: '(512) 555-0100 ext. 12',
  })
})

test('a country that is no choice of the form becomes the one most orders are in', () => {
  const { rentalAddress } = typedDelivery({ ...address, country: 'Atlantis' }, noDeliveryDetails)
  expect(rentalAddress).toEqual({ ...address, country: 'USA' })
})
