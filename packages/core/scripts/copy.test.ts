import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { airbnbInvalid } from '../src/copy/address/sentences.ts'
import { addedToCart, customKitAddedToCart } from '../src/copy/cart/sentences.ts'
import { notEnoughStock } from '../src/copy/orders/sentences.ts'
import { payoutDone } from '../src/copy/referrals/sentences.ts'

const folder = join(import.meta.dirname, '../src/copy')

const topics: Record<string, unknown>[] = await Promise.all(
  globSync('*/sentences.ts', { cwd: folder }).map((file) => import(join(folder, file))),
)

const texts = topics
  .flatMap((sentences) => Object.values(sentences))
  .filter((sentence): sentence is string => typeof sentence === 'string')

test('each sentence is written once', () => {
  expect(texts.length).toBeGreaterThan(200)
  expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([])
  expect(texts.every((text) => text === text.trim() && text !== '')).toBe(true)
})

test('templates put the name where it belongs', () => {
  expect(addedToCart('Copper pan')).toBe('Copper pan added to cart')
  expect(customKitAddedToCart('Sunday')).toBe('Custom Kit "Sunday" added to cart')
  expect(notEnoughStock('Copper pan')).toBe('Not enough stock for Copper pan on the selected dates')
  expect(payoutDone('processed')).toBe('Payout processed successfully')
  expect(airbnbInvalid('www.airbnb.ca')).toBe(
    'Please enter a valid Airbnb listing URL (e.g., www.airbnb.ca/rooms/12345)',
  )
  expect(airbnbInvalid()).toContain('(e.g., www.airbnb.com/rooms/12345)')
})
