import { expect, test } from 'vitest'
import { deliveryDetailsFor, detailsReaders } from './details-readers.ts'

const details = {
  phone: '+15125550100',
  deliveryNotes: 'The dog is friendly',
  access: 'Gate 4711',
  deliveryWindow: 'early',
  pickupWindow: 'all-day',
} as const

const readersOf = (secret: string) =>
  detailsReaders.filter((reader) => JSON.stringify(deliveryDetailsFor(reader, details)).includes(secret))

test('how to get in is for the owner, the driver and staff alone', () => {
  expect(readersOf('4711')).toEqual(['owner', 'staff', 'driver'])
})

test('so is the phone number, which the guest may use again', () => {
  expect(readersOf('5550100')).toEqual(['owner', 'staff', 'driver', 'next-booking'])
})

test('a calendar has the notes, a trip link and a list do not', () => {
  expect(readersOf('friendly')).toEqual(['owner', 'staff', 'driver', 'calendar', 'next-booking'])
})

test('what else a record holds is shown to nobody', () => {
  const more = { ...details, passwordHash: 'x' }
  for (const reader of detailsReaders) {
    expect(deliveryDetailsFor(reader, more)).not.toHaveProperty('passwordHash')
  }
})
