import { describe, expect, test } from 'vitest'
import { identityInput } from '../contract/settings/identity-input.ts'
import { settingsRefusals as refusals } from '../copy/settings/settings-refusals.ts'
import { standardIdentity } from './company.ts'

const refusal = (change: unknown) => {
  const identity = typeof change === 'object' ? { ...standardIdentity, ...change } : change
  const [issue] = identityInput.safeParse(identity).error?.issues ?? []
  return issue && [issue.path.join('.'), issue.message]
}

describe('what guests know the shop by', () => {
  test('is taken as it was typed, trimmed; a phone is optional', () => {
    const { supportPhone: _none, ...without } = standardIdentity
    expect(identityInput.parse(without)).toEqual(standardIdentity)
    const longest = {
      name: 'é'.repeat(40),
      supportHours: 'h'.repeat(80),
      supportPhone: '+1 (512) 555-0100',
    }
    expect(identityInput.parse({ ...longest, name: ` ${longest.name} ` })).toEqual(longest)
  })

  test.each([
    ['nothing said', undefined, '', refusals.identity],
    ['no name', { name: ' ' }, 'name', refusals.shopName],
    ['a name too long', { name: 'x'.repeat(41) }, 'name', refusals.shopName],
    ['a name of signs', { name: '—' }, 'name', refusals.shopName],
    ['a name that ends a sender', { name: 'Ha <a@b.c>' }, 'name', refusals.shopName],
    ['a name in quotes', { name: '"Ha"' }, 'name', refusals.shopName],
    ['no hours', { supportHours: '' }, 'supportHours', refusals.supportHours],
    ['hours too long', { supportHours: 'x'.repeat(81) }, 'supportHours', refusals.supportHours],
    ['a phone of words', { supportPhone: 'call us' }, 'supportPhone', refusals.supportPhone],
    ['a phone of two digits', { supportPhone: '12' }, 'supportPhone', refusals.supportPhone],
    ['a phone too long', { supportPhone: '1'.repeat(31) }, 'supportPhone', refusals.supportPhone],
    ['a phone that is a number', { supportPhone: 512 }, 'supportPhone', refusals.supportPhone],
  ])('with %s is refused at its field', (_case, change, path, message) => {
    expect(refusal(change)).toEqual([path, message])
  })
})
