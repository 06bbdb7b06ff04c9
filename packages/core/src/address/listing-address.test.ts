import fc from 'fast-check'
import { expect, test } from 'vitest'
import { airbnbPlaceholderAddress, isPlaceholderAddress } from './airbnb-link.ts'
import { decideListingAddress, isAddressNeeded, withoutPlaceholder } from './listing-address.ts'

test('a listing is found by city and ZIP code: the state follows, the street comes later', () => {
  const decision = decideListingAddress({
    ...airbnbPlaceholderAddress,
    city: ' Austin ',
    postalCode: '78704',
  })
  expect(decision).toEqual({
    ok: true,
    address: { street: '', city: 'Austin', state: 'TX', postalCode: '78704', country: 'USA' },
  })
  expect(decision.ok && isAddressNeeded(decision.address)).toBe(true)
})

test.each([
  [{}, ['city', 'postalCode']],
  [{ ...airbnbPlaceholderAddress }, ['city', 'postalCode']],
  [{ city: 'Austin' }, ['postalCode']],
  [{ postalCode: '78704', city: ' ' }, ['city']],
])('of %j too little is known', (draft, missing) => {
  expect(decideListingAddress(draft)).toEqual({ ok: false, code: 'place-missing', facts: { missing } })
})

test('a state that was typed stays, so that a wrong one is seen', () => {
  const typed = { city: 'Austin', postalCode: '78704', state: 'CA' }
  expect(decideListingAddress(typed)).toMatchObject({ address: { state: 'CA' } })
  expect(decideListingAddress({ ...typed, country: 'FRA' })).toMatchObject({ code: 'country-unknown' })
})

test('nothing of a placeholder is left, whatever stands beside it', () => {
  const part = (placeholder: string) => fc.oneof(fc.constant(placeholder), fc.constant(''), fc.string())
  const { street, city, state, postalCode } = airbnbPlaceholderAddress
  const draft = fc.record({
    street: part(street),
    city: part(city),
    state: part(state),
    postalCode: part(postalCode),
  })
  fc.assert(
    fc.property(draft, (typed) => {
      const left = { street: '', city: '', state: '', postalCode: '', ...withoutPlaceholder(typed) }
      expect(isPlaceholderAddress(left as typeof typed)).toBe(false)
    }),
  )
})
