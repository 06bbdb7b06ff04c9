import { expect, test } from 'vitest'
import { isFailureLogged } from './sign-in-failures.ts'

test('of failed sign-ins each fifth is told in the audit log', () => {
  const told = Array.from({ length: 16 }, (_, failures) => failures).filter(isFailureLogged)
  expect(told).toEqual([5, 10, 15])
})
