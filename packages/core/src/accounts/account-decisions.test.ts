import { describe, expect, test } from 'vitest'
import {
  changedFields,
  decideAccountChange,
  type AccountFacts,
  type AccountState,
} from './account-decisions.ts'

const owner: AccountState = { staffRole: 'owner', isDisabled: false }
const facts: AccountFacts = { before: owner, after: owner, isOwn: false, otherOwners: 0 }

describe('changing an account', () => {
  test.each([
    ['takes the role from the last owner', { after: { ...owner, staffRole: null } }, 'last-owner'],
    ['makes a manager of the last owner', { after: { ...owner, staffRole: 'manager' } }, 'last-owner'],
    ['disables the last owner', { after: { ...owner, isDisabled: true } }, 'last-owner'],
    [
      'disables the own account',
      { after: { ...owner, isDisabled: true }, isOwn: true, otherOwners: 3 },
      'own-access',
    ],
  ] as const)('is refused when it %s', (_case, change, code) => {
    expect(decideAccountChange({ ...facts, ...change })).toEqual({ ok: false, code, facts: {} })
  })

  test.each([
    ['takes the role from one of two owners', { after: { ...owner, staffRole: null }, otherOwners: 1 }],
    [
      'lets an owner step down while there is another',
      { after: { ...owner, staffRole: null }, isOwn: true, otherOwners: 1 },
    ],
    ['makes a manager of one of two owners', { after: { ...owner, staffRole: 'manager' }, otherOwners: 1 }],
    [
      'takes the role from the only driver',
      { before: { ...owner, staffRole: 'driver' }, after: { ...owner, staffRole: null } },
    ],
    [
      'takes the role from an owner who was disabled before',
      { before: { ...owner, isDisabled: true }, after: { ...owner, staffRole: null, isDisabled: true } },
    ],
  ] as const)('is allowed when it %s', (_case, change) => {
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
