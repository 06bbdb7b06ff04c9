import * as addressCopy from '@trivet/core/copy/address'
import { airbnbPlaceholderAddress } from '@trivet/core/address'
import { expect, test } from 'vitest'
import { addressStepInput } from './address-step-input.ts'

const blank = { street: '', city: '', state: '', postalCode: '', country: 'USA' } as const
const listing = { addressSource: 'airbnb', airbnbUrl: 'airbnb.com/rooms/12345?adults=2' } as const

const problems = (answers: Parameters<typeof addressStepInput.safeParse>[0]) =>
  addressStepInput.safeParse(answers).error?.issues.map(({ path, message }) => [path.join('.'), message])

test('a listing stands in its plain form, with a placeholder where no address was typed', () => {
  expect(addressStepInput.parse({ ...listing, address: blank })).toEqual({
    addressSource: 'airbnb',
    airbnbUrl: 'https://www.airbnb.com/rooms/12345',
    address: airbnbPlaceholderAddress,
  })
})

test('an address that was typed stays', () => {
  const address = { ...blank, street: '1 Main St', city: 'Austin', state: 'TX', postalCode: '78701' }
  expect(addressStepInput.parse({ ...listing, address })).toMatchObject({ address })
})

test('by hand every part is needed, and no link', () => {
  expect(problems({ addressSource: 'manual', airbnbUrl: 'nonsense', address: blank })).toEqual(
    ['street', 'city', 'state', 'postalCode'].map((part) => [`address.${part}`, addressCopy.fillAddress]),
  )
})

test('a wrong link and a half typed address are told at once', () => {
  const address = { ...blank, street: '1 Main St', city: 'Austin', state: 'TX' }
  expect(problems({ addressSource: 'airbnb', airbnbUrl: 'nonsense', address })).toEqual([
    ['airbnbUrl', addressCopy.airbnbInvalid()],
    ['address.postalCode', addressCopy.fillAddress],
  ])
})
