import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { may, permissions, seesAccount, staffRoles, type StaffRole } from './staff-roles.ts'

const allOf = (role: StaffRole) => permissions.filter((permission) => may(role, permission))

describe('what a role may', () => {
  test('an owner may everything', () => {
    fc.assert(fc.property(fc.constantFrom(...permissions), (permission) => may('owner', permission)))
  })

  test('a manager runs the shop, and does not say who is staff', () => {
    expect(allOf('manager')).toEqual(permissions.filter((permission) => permission !== 'staff'))
  })

  test('support helps guests with their orders and money, and sees no payout, price or revenue', () => {
    expect(allOf('support')).toEqual([
      'orders',
      'sales',
      'refunds',
      'crates',
      'dispatch',
      'customers',
      'messages',
      'search',
    ])
  })

  test('the warehouse picks, packs and counts, and refunds nobody', () => {
    expect(allOf('warehouse')).toEqual(['warehouse', 'crates', 'search'])
  })

  test('a driver has the stops of the day and the crates for them', () => {
    expect(allOf('driver')).toEqual(['crates', 'day'])
  })

  test('whoever is no staff may nothing', () => {
    expect(permissions.filter((permission) => may(null, permission))).toEqual([])
  })
})

test.each(staffRoles)('the account of a %s is there for owners alone', (staffRole) => {
  expect(staffRoles.filter((role) => seesAccount(role, { staffRole }))).toEqual(['owner'])
})

test('the account of a guest is there for whoever may open accounts', () => {
  expect(staffRoles.filter((role) => seesAccount(role, { staffRole: null }))).toEqual(staffRoles)
})
