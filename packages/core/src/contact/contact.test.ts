import * as accountsCopy from '../copy/accounts/sentences.ts'
import * as generalCopy from '../copy/general/sentences.ts'
import * as newsletterCopy from '../copy/newsletter/sentences.ts'
import { describe, expect, test } from 'vitest'
import type * as z from 'zod'

import { contactInput } from '../contract/contact/contact-input.ts'
import { newsletterInput, unsubscribeInput } from '../contract/contact/newsletter-input.ts'

const refusal = (schema: z.ZodType, value: unknown) => schema.safeParse(value).error?.issues[0]?.message

const message = { name: 'Ana Alvarez', email: 'ana@example.com', message: 'Do you deliver on Sundays?' }

describe('a message to us', () => {
  test('is trimmed, and needs no subject', () => {
    expect(contactInput.parse({ ...message, name: ' Ana Alvarez ' })).toEqual({ ...message, subject: '' })
    expect(contactInput.parse({ ...message, subject: ' Sundays ' }).subject).toBe('Sundays')
  })

  test('keeps its lines', () => {
    expect(contactInput.parse({ ...message, message: 'One\n\tTwo' }).message).toBe('One\n\tTwo')
  })

  test.each([
    ['no name', { name: undefined }, generalCopy.fillRequiredFields],
    ['a blank name', { name: ' ' }, generalCopy.fillRequiredFields],
    ['no email', { email: undefined }, generalCopy.fillRequiredFields],
    ['a blank email', { email: '' }, generalCopy.fillRequiredFields],
    ['an email that is none', { email: 'ana@' }, accountsCopy.emailInvalid],
    ['an email over 254 characters', { email: `${'a'.repeat(250)}@x.de` }, accountsCopy.emailInvalid],
    ['a line feed for another header', { email: 'ana@example.com\nBcc: x@y.de' }, generalCopy.invalidInput],
    ['no message', { message: undefined }, generalCopy.fillRequiredFields],
    ['a blank message', { message: ' \n ' }, generalCopy.fillRequiredFields],
    ['a name over 100 characters', { name: 'x'.repeat(101) }, generalCopy.textTooLong(100)],
    ['a subject over 200 characters', { subject: 'x'.repeat(201) }, generalCopy.textTooLong(200)],
    ['a subject of two lines', { subject: 'One\nTwo' }, generalCopy.invalidInput],
    ['a subject that is no text', { subject: { contains: 'x' } }, generalCopy.invalidInput],
    ['a message over 5,000 characters', { message: 'x'.repeat(5001) }, generalCopy.textTooLong(5000)],
    ['a control character', { message: 'Hello\u0007' }, generalCopy.invalidInput],
  ])('is refused with %s', (_case, change, sentence) => {
    expect(refusal(contactInput, { ...message, ...change })).toBe(sentence)
  })

  test('of exactly 5,000 characters fits', () => {
    expect(refusal(contactInput, { ...message, message: '🍳'.repeat(5000) })).toBeUndefined()
  })
})

describe('a subscription', () => {
  test('is an email', () => {
    expect(newsletterInput.parse({ email: ' Ana@Example.com ' })).toEqual({ email: 'Ana@Example.com' })
  })

  test.each([
    [undefined, generalCopy.fillRequiredFields],
    [' ', generalCopy.fillRequiredFields],
    ['ana', accountsCopy.emailInvalid],
    [{ contains: '@' }, generalCopy.fillRequiredFields],
  ])('to %j is refused', (email, sentence) => {
    expect(refusal(newsletterInput, { email })).toBe(sentence)
  })

  test.each([undefined, '', 5, 'x'.repeat(201)])('does not end by the token %j', (token) => {
    expect(refusal(unsubscribeInput, { token })).toBe(newsletterCopy.unsubscribeLinkInvalid)
  })
})
