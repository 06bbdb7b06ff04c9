import { describe, expect, test } from 'vitest'
import { changedFields, decideAccountChange, type AccountFacts } from './account-decisions.ts'

const admin = { isAdmin: true, isHost: false, isDisabled: false }
const facts: AccountFacts = { before: admin, after: admin, isOwn: false, otherAdmins: 0 }

describe('changing an account', () => {
  test.each([
    ['takes the role from the last admin', { after: { ...admin, isAdmin: false } }, 'last-admin'],
    ['disables the last admin', { after: { ...admin, isDisabled: true } }, 'last-admin'],
    [
      'disables the own account',
      { after: { ...admin, isDisabled: true }, isOwn: true, otherAdmins: 3 },
      'own-access',
    ],
  ] as const)('is refused when it %s', (_case, change, code) => {
    expect(decideAccountChange({ ...facts, ...change })).toEqual({ ok: false, code, facts: {} })
  })

  test.each([
    ['takes the role from one of two admins', { after: { ...admin, isAdmin: false }, otherAdmins: 1 }],
    [
      'lets an admin step down while there is another',
      { after: { ...admin, isAdmin: false }, isOwn: true, otherAdmins: 1 },
    ],
    ['makes the last admin a host as well', { after: { ...admin, isHost: true } }],
    [
      'takes the role from an admin who was disabled before',
      { before: { ...admin, isDisabled: true }, after: { ...admin, isAdmin: false, isDisabled: true } },
    ],
  ])('is allowed when it %s', (_case, change) => {
    expect(decideAccountChange({ ...facts, ...change })).toEqual({ ok: true })
  })
})

test('only what is different is a change', () => {
  const before = { name: 'Ana', phone: '1', city: 'Reno' }
  expect(changedFields(before, { name: 'Ana', phone: '', street: '1 Pine St' })).toEqual([
    { field: 'phone', from: '1', to: '' },
    { field: 'street', from: '', to: '1 Pine St' },
  ])
})
