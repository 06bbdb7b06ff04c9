import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  readFactorCode,
  recoveryCodeLength,
  recoveryCodeLetters,
  recoveryCodeText,
  secretText,
} from './second-factor.ts'

const recoveryCode = fc
  .array(fc.constantFrom(...recoveryCodeLetters), {
    minLength: recoveryCodeLength,
    maxLength: recoveryCodeLength,
  })
  .map((letters) => letters.join(''))

describe('what is typed where a code is asked for', () => {
  test.each(['123456', ' 123 456 ', '123-456'])('“%s” is a code of the app', (typed) => {
    expect(readFactorCode(typed)).toEqual({ kind: 'app', code: '123456' })
  })

  test('a recovery code is read as it is shown, in any letter case', () => {
    fc.assert(
      fc.property(recoveryCode, (code) => {
        const read = { kind: 'recovery', code }
        expect(readFactorCode(recoveryCodeText(code))).toEqual(read)
        expect(readFactorCode(code.toUpperCase())).toEqual(read)
      }),
    )
  })

  test.each(['', '12345', '1234567', '12345a', '٣٤٥٦٧٨', 'k7mw-q2hx-9dt', 'k7mw-q2hx-9dt0', 'k7mwq2hx9dtcc'])(
    '“%s” is neither',
    (typed) => {
      expect(readFactorCode(typed)).toBeNull()
    },
  )
})

test('codes and secrets are shown in fours', () => {
  expect(recoveryCodeText('k7mwq2hx9dtc')).toBe('k7mw-q2hx-9dtc')
  expect(secretText('THJJ6LHO76')).toBe('THJJ 6LHO 76')
  expect(secretText('')).toBe('')
})
