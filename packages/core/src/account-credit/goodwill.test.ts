import { expect, test } from 'vitest'
import { staffRoles } from '../staff/staff-roles.ts'
import { decideGoodwill } from './goodwill.ts'

test('goodwill is for guests and hosts', () => {
  expect(decideGoodwill({ giverId: 'robin', account: { id: 'gil', staffRole: null } })).toEqual({ ok: true })
})

test.each(staffRoles)('nobody gives any to staff, here a colleague whose role is %s', (staffRole) => {
  expect(decideGoodwill({ giverId: 'robin', account: { id: 'maya', staffRole } })).toEqual({
    ok: false,
    code: 'account-of-staff',
    facts: {},
  })
})

test.each([...staffRoles, null])('nobody gives any to themselves, whatever their role: %s', (staffRole) => {
  expect(decideGoodwill({ giverId: 'robin', account: { id: 'robin', staffRole } })).toEqual({
    ok: false,
    code: 'own-account',
    facts: {},
  })
})
