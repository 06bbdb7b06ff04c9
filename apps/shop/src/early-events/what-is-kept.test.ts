import { afterEach, expect, test, vi } from 'vitest'
import { tellWhatIsKept } from './what-is-kept.ts'

afterEach(() => vi.restoreAllMocks())

test.each([
  ['a new visitor', {}, ''],
  ['a cart', { cart: '{"items":[]}' }, 'cart'],
  ['both, among others', { cart: '{}', kitDrafts: '{}', rentalDates: '{}' }, 'cart kitDrafts'],
])('a page is told that the browser has kept %s', (_case, stored, told) => {
  for (const [key, text] of Object.entries(stored)) localStorage.setItem(key, text)
  tellWhatIsKept()
  expect(document.documentElement).toHaveAttribute('data-kept', told)
})

test('a browser that lets nobody look has kept nothing', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('denied')
  })
  tellWhatIsKept()
  expect(document.documentElement).toHaveAttribute('data-kept', '')
})
