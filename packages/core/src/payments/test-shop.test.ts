import { expect, test } from 'vitest'
import { isTestShop } from './test-shop.ts'

test('a shop that charges nobody is a test shop, unless it is the demo', () => {
  expect(isTestShop({ payments: 'test', demoAccounts: [] })).toBe(true)
  expect(isTestShop({ payments: 'test', demoAccounts: ['guest@trivet.test'] })).toBe(false)
  expect(isTestShop({ payments: 'live', demoAccounts: [] })).toBe(false)
})
