import { expect, test } from 'vitest'
import { maySettleOrderOf } from './own-order.ts'
import { staffRoles } from './staff-roles.ts'

test('an owner alone settles an order of their own', () => {
  const settling = staffRoles.filter((staffRole) => maySettleOrderOf('maya', { userId: 'maya', staffRole }))
  expect(settling).toEqual(['owner'])
})

test('everybody else’s is settled by whoever may', () => {
  expect(staffRoles.every((staffRole) => maySettleOrderOf('gil', { userId: 'maya', staffRole }))).toBe(true)
})
