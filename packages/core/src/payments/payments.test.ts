import * as paymentsCopy from '../copy/payments/sentences.ts'
import { describe, expect, test } from 'vitest'

import { containsCardData } from './card-data.ts'
import { cardFormMessage } from '../copy/payments/card-form-words.ts'
import { checkCardForm, formatCardNumber, formatCvc, formatExpiry } from './card-form.ts'
import { calendarDate } from '../dates/calendar-date.ts'
import { passesLuhn } from './luhn.ts'
import { readTestToken, testCardToken } from './test-cards.ts'

const card = { name: 'Ana Cook', number: '4242 4242 4242 4242', expiry: '12/29', cvc: '123' }
const today = calendarDate('2026-12-01')

describe('the card form', () => {
  test.each([
    ['a complete card', {}],
    ['any 16 digits', { number: '1234 5678 9012 3456' }],
    ['an Amex number of 15 digits', { number: '3782 822463 10005', cvc: '1234' }],
    ['blanks around expiry and CVC', { expiry: ' 12/29 ', cvc: ' 123 ' }],
  ])('accepts %s', (_case, change) => {
    expect(checkCardForm({ ...card, ...change }, today)).toEqual([])
  })

  test.each([
    ['a blank name', { name: '  ' }, 'name', paymentsCopy.cardNameMissing],
    ['no number', { number: '' }, 'number', paymentsCopy.cardNumberMissing],
    ['no expiry', { expiry: '' }, 'expiry', paymentsCopy.cardExpiryMissing],
    ['no CVC', { cvc: '' }, 'cvc', paymentsCopy.cardCvcMissing],
    ['last month', { expiry: '11/26' }, 'expiry', paymentsCopy.cardExpired],
    ['a year long over', { expiry: '12/20' }, 'expiry', paymentsCopy.cardExpired],
    [
      '15 digits that are no Amex',
      { number: '4242 4242 4242 424' },
      'number',
      paymentsCopy.cardNumberInvalid,
    ],
    ['letters for digits', { number: 'abcd efgh ijkl mnop' }, 'number', paymentsCopy.cardNumberInvalid],
    ['a short expiry', { expiry: '12/9' }, 'expiry', paymentsCopy.cardExpiryInvalid],
    ['month 13', { expiry: '13/29' }, 'expiry', paymentsCopy.cardExpiryInvalid],
    ['month 00', { expiry: '00/29' }, 'expiry', paymentsCopy.cardExpiryInvalid],
    ['an expiry without slash', { expiry: '12229' }, 'expiry', paymentsCopy.cardExpiryInvalid],
    ['a CVC of 2 digits', { cvc: '12' }, 'cvc', paymentsCopy.cardCvcInvalid],
    ['a CVC of letters', { cvc: 'abc' }, 'cvc', paymentsCopy.cardCvcInvalid],
    ['a CVC of 5 digits', { cvc: '12345' }, 'cvc', paymentsCopy.cardCvcInvalid],
    ['an expiry of 3 digits a year', { expiry: '12/299' }, 'expiry', paymentsCopy.cardExpiryInvalid],
    ['an expiry after another digit', { expiry: '112/29' }, 'expiry', paymentsCopy.cardExpiryInvalid],
    [
      'an Amex number with a digit before it',
      { number: '537828224631000' },
      'number',
      paymentsCopy.cardNumberInvalid,
    ],
  ])('refuses %s', (_case, change, field, message) => {
    const faults = checkCardForm({ ...card, ...change }, today)
    expect(faults.map((one) => [one.facts.field, cardFormMessage(one)])).toEqual([[field, message]])
  })

  test('says all that is wrong at once, each field in its own words', () => {
    const faults = checkCardForm({ name: '', number: '1', expiry: '01/20', cvc: '' }, today)
    expect(faults.map(cardFormMessage)).toEqual([
      paymentsCopy.cardNameMissing,
      paymentsCopy.cardNumberInvalid,
      paymentsCopy.cardExpired,
      paymentsCopy.cardCvcMissing,
    ])
  })

  test.each([
    ['2026-12-31', true],
    ['2027-01-01', false],
    ['2029-12-31', false],
  ])('takes a card of 12/26 on %s: %s', (day, isTaken) => {
    const faults = checkCardForm({ ...card, expiry: '12/26' }, calendarDate(day))
    expect(faults.length === 0).toBe(isTaken)
  })

  test.each([
    ['42424242', '4242 4242'],
    ['4242-4242-4242-4242-99', '4242 4242 4242 4242'],
    ['42424', '4242 4'],
    ['card', ''],
  ])('writes %s as %j', (typed, shown) => {
    expect(formatCardNumber(typed)).toBe(shown)
  })

  test.each([
    ['1', '1'],
    ['12', '12'],
    ['122', '12/2'],
    ['12/29', '12/29'],
    ['122999', '12/29'],
    ['12/', '12'],
  ])('writes the expiry %s as %s', (typed, shown) => {
    expect(formatExpiry(typed)).toBe(shown)
  })

  test('keeps four digits of a CVC', () => {
    expect(formatCvc('12a345')).toBe('1234')
  })
})

test.each([
  ['4242 4242 4242 4242', 'tok_test_success'],
  ['4000000000000002', 'tok_test_declined'],
  ['4000000000009995', 'tok_test_insufficient'],
  ['4000002500003155', 'tok_test_confirm'],
])('the test provider answers %s with %s', (number, token) => {
  expect(testCardToken({ number, expiry: '12/26' }, today)).toBe(token)
  expect(testCardToken({ number, expiry: '11/26' }, today)).toBe('tok_test_declined')
})

test('a card of one’s own pays with the test provider as itself, and nobody reads its number', () => {
  const tokenOf = (number: string) => testCardToken({ number, expiry: '12/26' }, today)
  const token = tokenOf('5555 5555 5555 4444')
  expect(token).toBe(tokenOf('5555555555554444'))
  expect(token).not.toBe(tokenOf('5105105105105100'))
  expect(token).toMatch(/^tok_test_success_[0-9a-f]{8}$/)
  expect(readTestToken(token)).toEqual({ token: 'tok_test_success', card: `test_${token.slice(-8)}` })
  expect(containsCardData(token)).toBe(false)
})

test.each([
  'tok_test_success',
  'tok_test_declined',
  'tok_test_success_',
  'tok_test_success_x',
  'tok_test_lost_0a0a0a0a',
])('the token %s is of no card of one’s own', (token) => {
  expect(readTestToken(token)).toEqual({ token, card: null })
})

test.each([
  ['4242424242424242', true],
  ['378282246310005', true],
  ['4242424242424241', false],
  ['0', true],
])('the check sum of %s is right: %s', (digits, expected) => {
  expect(passesLuhn(digits)).toBe(expected)
})

describe('card data in a body', () => {
  test.each([
    ['plain', '4242424242424242'],
    ['in groups', '4242 4242 4242 4242'],
    ['in groups that differ', '4000 0025 0000 3155'],
    ['with dashes', '4242-4242-4242-4242'],
    ['in a sentence', 'my card is 4242 4242 4242 4242 12/29, thanks'],
    ['followed by its expiry', '4242 4242 4242 4242 12 29'],
    ['after other digits', '15 4242424242424242'],
    ['of 13 digits', '4222222222222'],
    ['of 15 digits', '378282246310005'],
    ['of 19 digits', '4000000000000000006'],
  ])('is found %s', (_case, text) => {
    expect(containsCardData({ a: [{ b: text }] })).toBe(true)
  })

  test('is found as a number', () => {
    expect(containsCardData([{ pan: 4_242_424_242_424_242 }])).toBe(true)
  })

  test.each(['number', 'cvc', 'expiry'])('is found by the field %s, whatever it holds', (field) => {
    expect(containsCardData({ payment: { card: { [field]: null } } })).toBe(true)
  })

  test.each([
    ['a wrong check sum', '4242424242424241'],
    ['12 digits', '424242424242'],
    ['20 digits', '42424242424242424242'],
    ['an id of 24 hex characters', '4242424242424242aabbccdd'],
    ['an id that ends in digits', 'aabbccdd4242424242424242'],
    ['a listing with a long number', 'https://www.airbnb.com/rooms/4242424242424242'],
    ['a token', 'tok_test_success'],
    ['dates and a phone number', { start: '2026-12-01', phone: '+1 (512) 555-0100' }],
    ['nothing', null],
  ])('is not %s', (_case, value) => {
    expect(containsCardData({ value })).toBe(false)
  })

  test('in a phone number are none, as long as it is one', () => {
    // 13 digits that pass the check of a card
    expect(containsCardData({ phone: '+4915112345678' })).toBe(false)
    expect(containsCardData({ deliveryNotes: '4915112345678' })).toBe(true)
    expect(containsCardData({ phone: '4242 4242 4242 4242' })).toBe(true)
    expect(containsCardData({ phone: { number: 1 } })).toBe(true)
  })

  test('is found under any nesting, and in long texts without delay', () => {
    let nested: unknown = '4242424242424242'
    for (let depth = 0; depth < 50_000; depth += 1) nested = [nested]
    expect(containsCardData(nested)).toBe(true)
    expect(containsCardData('1 '.repeat(50_000))).toBe(false)
    expect(containsCardData(`${'1'.repeat(100_000)}a`)).toBe(false)
  })
})
