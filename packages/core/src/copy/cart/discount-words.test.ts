import { expect, test } from 'vitest'
import { betterDiscount } from './discount-words.ts'

const host = { kind: 'referral', label: 'Referral discount', cents: 700 } as const
const longStay = { kind: 'long-stay', label: 'Long stay −10%', cents: 2800 } as const

test('of two discounts it is said which one is taken', () => {
  expect(betterDiscount([longStay, host])).toBe(
    'Long stay −10% instead of your host’s −$7.00: the better of the two',
  )
  expect(betterDiscount([{ ...host, cents: 3000 }, longStay])).toBe(
    'Your host’s −$30.00 instead of Long stay −10%: the better of the two',
  )
})

test('of one or none nothing is said', () => {
  expect(betterDiscount([host])).toBeUndefined()
  expect(betterDiscount([])).toBeUndefined()
})
