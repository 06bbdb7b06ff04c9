import { expect, test } from 'vitest'
import { attemptFor, forgetAttempt, markUnpaid } from './order-attempt.ts'

test('the same order keeps its key, also after a reload', () => {
  const { key } = attemptFor('two pans')
  expect(attemptFor('two pans').key).toBe(key)
  expect(sessionStorage.getItem('orderAttempt')).toContain(key)
})

test('another content is another order', () => {
  const { key } = attemptFor('two pans')
  expect(attemptFor('three pans').key).not.toBe(key)
})

test('an order that was placed gives up its key', () => {
  const { key } = attemptFor('two pans')
  forgetAttempt()
  expect(attemptFor('two pans').key).not.toBe(key)
})

test('an attempt remembers that its order stands unpaid', () => {
  const attempt = attemptFor('two pans')
  expect(attempt.isUnpaid).toBe(false)
  markUnpaid(attempt)
  expect(attemptFor('two pans')).toEqual({ ...attempt, isUnpaid: true })
})

test.each([
  ['no JSON', '{'],
  ['another shape', '{"key":1}'],
])('stored %s is no attempt', (_case, text) => {
  sessionStorage.setItem('orderAttempt', text)
  expect(attemptFor('two pans').key).toMatch(/^[0-9a-f]{32}$/)
})
