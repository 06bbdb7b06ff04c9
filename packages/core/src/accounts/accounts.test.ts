import * as accountsCopy from '../copy/accounts/sentences.ts'
import * as addressCopy from '../copy/address/sentences.ts'
import * as generalCopy from '../copy/general/sentences.ts'
import { describe, expect, test } from 'vitest'
import type * as z from 'zod'

import {
  forgotPasswordInput,
  loginInput,
  profileUpdateInput,
  registerInput,
  resetPasswordInput,
} from '../contract/accounts/account-input.ts'
import { commonPasswords } from './common-passwords.ts'
import { emailKey, isEmail } from './email.ts'
import { passwordProblem } from './password.ts'

const refusal = (schema: z.ZodType, value: unknown) => schema.safeParse(value).error?.issues[0]?.message

const person = { name: 'Ana Cook', email: 'ana@example.com', password: 'copper-pan' }

describe('an email address', () => {
  test.each([
    'ana@example.com',
    "o'neil+kits@mail.example.co.uk",
    'ana.cook_1@xn--bcher-kva.example',
    'ana@bücher.example',
    'admin@trivet.test',
  ])('may be %s', (text) => {
    expect(isEmail(text)).toBe(true)
  })

  test.each([
    'ana',
    'ana@',
    '@example.com',
    'ana@example',
    'ana@@example.com',
    'ana@exa mple.com',
    'ana@example..com',
    'ana@-example.com',
    '.ana@example.com',
    'ana.@example.com',
    'an..a@example.com',
    'Ana <ana@example.com>',
    'ana@example.com\nBcc: eve@example.com',
    `${'a'.repeat(65)}@example.com`,
    `ana@${'a'.repeat(60)}.${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.example.com`,
    '',
  ])('is not %j', (text) => {
    expect(isEmail(text)).toBe(false)
  })

  test('is taken once, whatever its letter case and composition', () => {
    expect(emailKey(' Ana@Example.COM ')).toBe('ana@example.com')
    expect(emailKey('re\u0301my@example.com')).toBe(emailKey('RÉMY@example.com'))
  })
})

describe('a password', () => {
  test.each([
    ['of 5 characters', '5hort', 'too-short'],
    ['of 5 emoji, which are 10 units', '🍳🥘🍲🥄🔪', 'too-short'],
    ['of 129 characters', 'x'.repeat(129), 'too-long'],
    ['everybody takes', '123456', 'too-common'],
    ['everybody takes, in capitals', 'PassWord1', 'too-common'],
    ['everybody takes, with blanks around it', ' dragon ', 'too-common'],
    ['that is the email', 'Ana@Example.com', 'too-common'],
  ])('%s is refused', (_case, password, problem) => {
    expect(passwordProblem(password, 'ana@example.com')).toBe(problem)
  })

  test.each([
    ['of 6 characters', 'w0kw0k'],
    ['of 128 characters', 'xy'.repeat(64)],
    ['of 128 emoji', '🍳'.repeat(128)],
    ['of the demo accounts', 'trivet-guest'],
  ])('%s will do', (_case, password) => {
    expect(passwordProblem(password, 'ana@example.com')).toBeNull()
  })

  test('the list of common ones has about three thousand that pass the other rules', () => {
    expect(commonPasswords.size).toBeGreaterThan(3000)
    const useless = [...commonPasswords].filter((one) => one.length < 6 || one !== one.toLowerCase().trim())
    expect(useless).toEqual([])
    expect(['qwerty', 'iloveyou', 'monkey123', 'letmein'].every((one) => commonPasswords.has(one))).toBe(true)
  })
})

describe('registering', () => {
  test('needs name, email and password', () => {
    expect(registerInput.parse(person)).toEqual(person)
  })

  test('keeps phone and address as typed, and nothing it does not know', () => {
    const address = { street: '1 Main St', city: '', country: 'CAN' }
    const sent = { ...person, phone: ' 555-0100 ', address, isAdmin: true, _id: 'x' }
    expect(registerInput.parse(sent)).toEqual({ ...person, phone: '555-0100', address })
  })

  test('takes a password as it is, composed', () => {
    expect(registerInput.parse({ ...person, password: ' cafe\u0301 au lait ' }).password).toBe(
      ' café au lait ',
    )
  })

  test.each([
    ['no name', { name: undefined }, generalCopy.fillRequiredFields],
    ['a blank name', { name: ' ' }, generalCopy.fillRequiredFields],
    ['no email', { email: undefined }, generalCopy.fillRequiredFields],
    ['no password', { password: undefined }, generalCopy.fillRequiredFields],
    ['a blank password', { password: '       ' }, generalCopy.fillRequiredFields],
    ['an email as an object', { email: { not: '' } }, generalCopy.fillRequiredFields],
    ['a bad email', { email: 'ana' }, accountsCopy.emailInvalid],
    ['an email of 255 characters', { email: `ana@${'a'.repeat(251)}` }, accountsCopy.emailInvalid],
    ['a short password', { password: 'short' }, accountsCopy.passwordTooShort],
    ['a long password', { password: 'x'.repeat(129) }, accountsCopy.passwordTooLong],
    ['a common password', { password: 'dragon' }, accountsCopy.passwordTooCommon],
    ['the email as password', { password: 'ANA@example.com' }, accountsCopy.passwordTooCommon],
    ['another password the second time', { confirmPassword: 'copper-pot' }, accountsCopy.passwordsDoNotMatch],
    ['an empty confirmation', { confirmPassword: '' }, accountsCopy.passwordsDoNotMatch],
    ['a name of 101 characters', { name: 'x'.repeat(101) }, generalCopy.textTooLong(100)],
    ['a phone of 31 characters', { phone: '5'.repeat(31) }, generalCopy.textTooLong(30)],
    ['a street of 201 characters', { address: { street: 'x'.repeat(201) } }, generalCopy.textTooLong(200)],
    ['a country we do not know', { address: { country: 'FRA' } }, addressCopy.invalidCountry],
    ['a U+0000', { name: 'Ana\0' }, generalCopy.invalidInput],
  ])('with %s is refused', (_case, change, message) => {
    expect(refusal(registerInput, { ...person, ...change })).toBe(message)
  })
})

describe('signing in', () => {
  test.each([
    [{}],
    [{ email: 'ana@example.com' }],
    [{ email: ' ', password: 'copper-pan' }],
    [{ email: 'ana@example.com', password: ' ' }],
    [{ email: { contains: '@' }, password: 'copper-pan' }],
  ])('with %j asks for all fields', (body) => {
    expect(refusal(loginInput, body)).toBe(generalCopy.fillAllFields)
  })

  test('leaves wrong forms to the check of the account', () => {
    const odd = { email: 'ana', password: 'x'.repeat(500) }
    expect(loginInput.parse(odd)).toEqual(odd)
  })
})

describe('updating the profile', () => {
  const { password: _, ...profile } = person

  test('with a blank password keeps the present one', () => {
    const blank = { ...profile, password: '', confirmPassword: '', currentPassword: '' }
    expect(profileUpdateInput.parse(blank)).toEqual({
      ...profile,
      password: undefined,
      confirmPassword: undefined,
      currentPassword: undefined,
    })
    expect(profileUpdateInput.parse(profile)).toEqual(profile)
  })

  test('tells an empty phone from a missing one', () => {
    expect(profileUpdateInput.parse({ ...profile, phone: '' }).phone).toBe('')
    expect(profileUpdateInput.parse(profile).phone).toBeUndefined()
  })

  test.each([
    ['a blank name', { name: ' ' }, generalCopy.fillRequiredFields],
    ['a blank email', { email: '' }, generalCopy.fillRequiredFields],
    ['a bad email', { email: 'ana@' }, accountsCopy.emailInvalid],
    ['a short password', { password: 'abc' }, accountsCopy.passwordTooShort],
    ['a password as a number', { password: 12_345_678 }, generalCopy.invalidInput],
    [
      'two passwords',
      { password: 'copper-pan', confirmPassword: 'copper-pot' },
      accountsCopy.passwordsDoNotMatch,
    ],
  ])('with %s is refused', (_case, change, message) => {
    expect(refusal(profileUpdateInput, { ...profile, ...change })).toBe(message)
  })
})

describe('a forgotten password', () => {
  test.each([{}, { email: '' }, { email: 'ana' }, { email: 5 }])('%j is no email', (body) => {
    expect(refusal(forgotPasswordInput, body)).toBe(accountsCopy.emailInvalid)
  })

  test.each([
    [{ password: 'copper-pan' }, accountsCopy.resetLinkInvalid],
    [{ token: '', password: 'copper-pan' }, accountsCopy.resetLinkInvalid],
    [{ token: 'x'.repeat(201), password: 'copper-pan' }, accountsCopy.resetLinkInvalid],
    [{ token: 'abc' }, generalCopy.fillRequiredFields],
    [{ token: 'abc', password: '12345' }, accountsCopy.passwordTooShort],
    [{ token: 'abc', password: 'copper-pan', confirmPassword: 'x' }, accountsCopy.passwordsDoNotMatch],
  ])('%j is refused', (body, message) => {
    expect(refusal(resetPasswordInput, body)).toBe(message)
  })
})
