import { expect, test } from 'vitest'
import { messages } from './messages.ts'
import { orderMessages } from './order-messages.ts'
import { serverMessages } from './server-messages.ts'

const texts: string[] = Object.values({ ...messages, ...orderMessages, ...serverMessages }).filter(
  (message) => typeof message === 'string',
)

test('each name stands for one sentence', () => {
  const names = [messages, orderMessages, serverMessages].flatMap((part) => Object.keys(part))
  expect(names.length).toBe(new Set(names).size)
})

test('each sentence is written once', () => {
  expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([])
  expect(texts.every((text) => text === text.trim() && text !== '')).toBe(true)
})

test('templates put the name where it belongs', () => {
  expect(messages.addedToCart('Copper pan')).toBe('Copper pan added to cart')
  expect(messages.customKitAddedToCart('Sunday')).toBe('Custom Kit "Sunday" added to cart')
  expect(messages.notEnoughStock('Copper pan')).toBe('Not enough stock for Copper pan on the selected dates')
  expect(messages.payoutDone('processed')).toBe('Payout processed successfully')
  expect(messages.airbnbInvalid('www.airbnb.ca')).toBe(
    'Please enter a valid Airbnb listing URL (e.g., www.airbnb.ca/rooms/12345)',
  )
  expect(messages.airbnbInvalid()).toContain('(e.g., www.airbnb.com/rooms/12345)')
})
