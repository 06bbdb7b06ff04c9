import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { countryCodes } from '../address/address-rules.ts'
import { formatPhone, readPhone, storedPhonePattern } from './phone.ts'

const phoneOf = (typed: string, country: (typeof countryCodes)[number] = 'USA') => {
  const read = readPhone(typed, country)
  return read.ok ? read.phone : read.code
}

describe('a phone number', () => {
  test.each([
    ['(512) 555-0100', '+15125550100'],
    ['512.555.0100', '+15125550100'],
    ['1 512 555 0100', '+15125550100'],
    ['+1 (512) 555‑0100', '+15125550100'],
    ['512-555-0100 ext. 12', '+15125550100x12'],
    ['512-555-0100 extension 12', '+15125550100x12'],
    ['5125550100x12', '+15125550100x12'],
    ['tel:+1-512-555-0100', '+15125550100'],
    ['\u202a+1 512 555 0100\u202c', '+15125550100'],
    ['５１２ ５５５ ０１００', '+15125550100'],
    ['+49 151 12345678', '+4915112345678'],
    ['0049 151 12345678', '+4915112345678'],
    ['+44 (0)20 7946 0018', '+442079460018'],
    ['+372 512 345', '+372512345'],
    ['', ''],
    ['   ', ''],
  ])('is read from %j', (typed, stored) => {
    expect(phoneOf(typed)).toBe(stored)
  })

  test('of ten digits is of the country of the address', () => {
    expect(countryCodes.map((country) => phoneOf('55 1234 5678', country))).toEqual([
      '+15512345678',
      '+15512345678',
      '+525512345678',
    ])
  })

  test.each([
    ['too short', '555-0100'],
    ['one digit too many', '512 555 0100 1'],
    ['from abroad without its country', '0151 12345678'],
    ['words', 'call my wife'],
    ['letters for digits', '1-800-FLOWERS'],
    ['two numbers', '512 555 0100, 512 555 0101'],
    ['longer than any number', '+1234567890123456'],
    ['shorter than any number', '+12345'],
    ['a country that begins with 0', '+0512555010'],
    ['only a plus', '+'],
    ['a very long extension', '5125550100x1234567'],
  ])('is not %s: %j', (_case, typed) => {
    expect(phoneOf(typed)).toBe('phone-unreadable')
  })

  test('that was read stays as it is, however often it is read again, in any country', () => {
    const typed = fc.stringMatching(/^(\+|00)?[0-9 ().-]{5,20}(x[0-9]{1,6})?$/)
    fc.assert(
      fc.property(typed, fc.constantFrom(...countryCodes), (text, country) => {
        const read = readPhone(text, country)
        if (!read.ok || read.phone === '') return
        expect(read.phone).toMatch(storedPhonePattern)
        for (const again of countryCodes) expect(phoneOf(read.phone, again)).toBe(read.phone)
      }),
    )
  })

  test('can be read or not, whatever the country', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 40 }), (text) => {
        expect(new Set(countryCodes.map((country) => readPhone(text, country).ok)).size).toBe(1)
      }),
    )
  })

  test.each([
    ['+15125550100', '(512) 555-0100'],
    ['+15125550100x12', '(512) 555-0100 ext. 12'],
    ['+4915112345678', '+4915112345678'],
    ['+4915112345678x3', '+4915112345678 ext. 3'],
    ['', ''],
  ])('%j is shown as %j, which reads as the same number', (stored, shown) => {
    expect(formatPhone(stored)).toBe(shown)
    expect(phoneOf(shown)).toBe(stored)
  })
})
