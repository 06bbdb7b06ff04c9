import { storageKeys } from '@trivet/core/cart'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { tellWhatWaits } from './what-waits.ts'

beforeEach(() => {
  document.body.innerHTML = '<div data-opening="booking"></div><div data-opening="kit"></div>'
})

afterEach(() => {
  vi.restoreAllMocks()
  document.body.innerHTML = ''
  delete document.documentElement.dataset.held
})

const waiting = () =>
  [...document.querySelectorAll<HTMLElement>('[data-waits]')].map(({ dataset }) => dataset.opening).join(' ')

const { userInfo, cart, kitDrafts } = storageKeys
const somebody = { [userInfo]: '{}' }

test.each([
  ['both for nobody', {}, 'booking kit'],
  ['none for somebody who has begun nothing', somebody, ''],
  ['none for a cart that was emptied', { ...somebody, [cart]: '{"items":[]}' }, ''],
  ['that of the booking for a cart', { ...somebody, [cart]: '{"items":[{}]}' }, 'booking'],
  ['that of the kit builder for a kit', { ...somebody, [kitDrafts]: '{}' }, 'kit'],
])('of the openings there waits %s', (_case, stored, waits) => {
  for (const [key, text] of Object.entries(stored)) localStorage.setItem(key, text)
  tellWhatWaits()
  expect(waiting()).toBe(waits)
  expect(document.documentElement).toHaveAttribute('data-held')
})

test('that of a booking waits for what was chosen in this tab', () => {
  localStorage.setItem(userInfo, '{}')
  sessionStorage.setItem('bookingDraft', '{}')
  tellWhatWaits()
  expect(waiting()).toBe('booking')
})

test('a browser that lets nobody look knows nobody', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('denied')
  })
  tellWhatWaits()
  expect(waiting()).toBe('booking kit')
})
