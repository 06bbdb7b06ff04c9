import { expect, test } from 'vitest'
import { demoSignIns } from '../prisma/seed/people.ts'
import { testShopWarning, welcome } from './welcome.ts'

const quiet = { accounts: [], ownerLink: null, isTestShop: false }

test('a start names the addresses, and nothing that is not to be done', () => {
  const text = welcome('http://localhost:4000', quiet)
  expect(text).toContain('http://localhost:4000/admin/')
  expect(text).not.toMatch(/owner|Test shop|Demo accounts/)
})

test('each demo account is set apart from its password', () => {
  const text = welcome('http://localhost:4000', { ...quiet, accounts: demoSignIns })
  for (const { email, password } of demoSignIns) expect(text).toMatch(new RegExp(`${email} +${password}`))
})

test('the start of a shop without staff prints the link of its owner, and that a test shop charges nobody', () => {
  const ownerLink = 'https://shop.example.com/admin/owner?token=abc'
  const text = welcome('http://localhost:4000', { ...quiet, ownerLink, isTestShop: true })
  expect(text).toContain('once and within 24 hours:')
  expect(text).toContain(ownerLink)
  expect(text).toContain(testShopWarning)
})
