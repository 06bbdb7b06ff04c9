import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { OfflineBanner } from './offline-banner.tsx'

function setOnline(isOnline: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')))
}

afterEach(() => void vi.restoreAllMocks())

test('says politely when the network goes and is silent once it is back', () => {
  render(<OfflineBanner />)
  const status = screen.getByRole('status')
  expect(status).toBeEmptyDOMElement()
  setOnline(false)
  expect(status).toHaveTextContent('You are offline. Your cart and dates are kept')
  setOnline(true)
  expect(status).toBeEmptyDOMElement()
})

test('stands from the start for a page opened without a network', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  render(<OfflineBanner />)
  expect(screen.getByRole('status')).toHaveTextContent('You are offline')
})
