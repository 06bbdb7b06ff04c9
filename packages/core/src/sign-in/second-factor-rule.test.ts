import { expect, test } from 'vitest'
import { staffRoles } from '../staff/staff-roles.ts'
import { needsSecondFactor } from './second-factor-rule.ts'

test.each([
  ['nobody', []],
  ['managers', ['owner', 'manager']],
  ['staff', [...staffRoles]],
] as const)('of “%s” it is needed by %j', (rule, roles) => {
  expect(staffRoles.filter((role) => needsSecondFactor(role, rule))).toEqual(roles)
  expect(needsSecondFactor(null, rule)).toBe(false)
})
