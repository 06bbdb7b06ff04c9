import { expect, test } from 'vitest'
import { isCopiedPasskey, passkeyHost } from './passkeys.ts'

test.each([
  ['https://shop.example.com', 'shop.example.com'],
  ['https://shop.example.com:8443', 'shop.example.com'],
  ['http://localhost:4000', 'localhost'],
  ['http://shop.localhost', 'shop.localhost'],
  ['http://shop.example.com', null],
  ['https://203.0.113.7', null],
  ['http://127.0.0.1:4000', null],
  ['https://[2001:db8::1]', null],
  ['https://7.example.com', '7.example.com'],
])('a shop at %s has its passkeys under %s', (address, host) => {
  expect(passkeyHost(address)).toBe(host)
})

test.each([
  [0, 0, false],
  [0, 1, false],
  [1, 2, false],
  [7, 4_294_967_295, false],
  [1, 1, true],
  [2, 1, true],
  [1, 0, true],
])('after use %i, one that tells %i is a copy: %s', (lastCount, count, isCopy) => {
  expect(isCopiedPasskey({ lastCount, count })).toBe(isCopy)
})
