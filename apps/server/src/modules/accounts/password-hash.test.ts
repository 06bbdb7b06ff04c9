import { expect, test } from 'vitest'
import { hashPassword, passwordMatches } from './password-hash.ts'

test('a password is kept as argon2id with 19 MiB, 2 passes and 1 lane', async () => {
  expect(await hashPassword('copper pan 24')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
})

test('the same password gives another hash each time', async () => {
  expect(await hashPassword('copper pan 24')).not.toBe(await hashPassword('copper pan 24'))
})

test('only the password that was hashed matches, to the letter', async () => {
  const stored = await hashPassword('copper pan 24')
  expect(await passwordMatches(stored, 'copper pan 24')).toBe(true)
  expect(await passwordMatches(stored, 'Copper pan 24')).toBe(false)
  expect(await passwordMatches(stored, 'copper pan 24 ')).toBe(false)
})

test('nothing matches an account that does not exist', async () => {
  expect(await passwordMatches(null, 'copper pan 24')).toBe(false)
})

test('of 50 checks at once 34 are made and the rest is asked to come back', async () => {
  const stored = await hashPassword('copper pan 24')
  const checks = await Promise.allSettled(
    Array.from({ length: 50 }, () => passwordMatches(stored, 'copper pan 24')),
  )
  const refused = checks.filter((check) => check.status === 'rejected')
  expect(checks.filter((check) => check.status === 'fulfilled')).toHaveLength(34)
  expect(refused.map((check) => check.reason)).toEqual(
    Array.from({ length: 16 }, () => expect.objectContaining({ code: 'UNAVAILABLE' })),
  )
})
