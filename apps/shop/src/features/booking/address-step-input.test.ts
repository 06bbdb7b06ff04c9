import * as addressCopy from '@trivet/core/copy/address'
import { serviceAreas } from '@trivet/core/address'
import { expect, test } from 'vitest'
import { addressStepInput } from './address-step-input.ts'

const input = addressStepInput({ areas: serviceAreas, isConfirmed: () => false })
const confirmed = addressStepInput({ areas: serviceAreas, isConfirmed: () => true })

const blank = { street: '', city: '', state: '', postalCode: '', country: 'USA' } as const
const listing = { addressSource: 'airbnb', airbnbUrl: 'airbnb.com/rooms/12345?adults=2' } as const

const problems = (answers: Parameters<typeof input.safeParse>[0]) =>
  input.safeParse(answers).error?.issues.map(({ path, message }) => [path.join('.'), message])

test('a listing does not tell its address: the guest gives it, or says that it follows', () => {
  expect(problems({ ...listing, address: blank })).toEqual([
    ['address.street', addressCopy.placeholderAddressOpen],
  ])
})

test('nor with its ZIP code known', () => {
  const place = { city: 'Austin', state: 'TX', postalCode: '78704' }
  expect(problems({ ...listing, address: { ...blank, ...place } })).toEqual([
    ['address.street', addressCopy.placeholderAddressOpen],
  ])
})

test('of a listing whose street follows, city and ZIP code are enough', () => {
  const address = { ...blank, city: 'Austin', postalCode: '78701' }
  expect(confirmed.parse({ ...listing, address })).toEqual({
    addressSource: 'airbnb',
    airbnbUrl: 'https://www.airbnb.com/rooms/12345',
    address,
  })
  const missing = confirmed.safeParse({ ...listing, address: blank }).error?.issues
  expect(missing?.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['address.city', addressCopy.fillListingPlace],
    ['address.postalCode', addressCopy.fillListingPlace],
  ])
  const outside = confirmed.safeParse({ ...listing, address: { ...address, postalCode: '59718' } })
  expect(outside.error?.issues[0]?.path).toEqual(['address', 'postalCode'])
})

test('an address that was typed stays', () => {
  const address = { ...blank, street: '1 Main St', city: 'Austin', state: 'TX', postalCode: '78701' }
  expect(input.parse({ ...listing, address })).toMatchObject({ address })
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

test.each([
  ['postalCode', { postalCode: '787' }, addressCopy.zipUnreadable],
  [
    'postalCode',
    { postalCode: '59718', state: 'MT' },
    'We do not deliver to 59718 yet. The nearest area we serve: Denver.',
  ],
  ['state', { state: 'CA' }, '78701 is in Texas (TX). Please check the postal code and the state.'],
  ['country', { country: 'CAN' }, 'We do not deliver to Canada yet, only to parts of the United States.'],
] as const)('an address we do not drive to is refused at its %s', (part, changed, message) => {
  const austin = { ...blank, street: '1 Main St', city: 'Austin', state: 'TX', postalCode: '78701' }
  const address = { ...austin, ...changed }
  expect(problems({ addressSource: 'manual', airbnbUrl: '', address })).toEqual([
    [`address.${part}`, message],
  ])
})
