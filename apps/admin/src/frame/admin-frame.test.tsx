import { screen, waitFor } from '@testing-library/react'
import { toShopFacts } from '@trivet/core/contract/settings'
import { standardSettings } from '@trivet/core/settings'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openAdmin } from '../test/open-admin.tsx'

const writtenQuotes = { list: () => ({ quotes: [], page: 1, pages: 1, total: 0 }) }

test('a page says by whose clock its times are: the shop’s, wherever that is', async () => {
  const facts = () => toShopFacts({ ...standardSettings, timeZone: 'America/New_York' }, { version: 0 })
  openAdmin({ path: '/quotes', answers: { writtenQuotes, shop: { facts } } })
  expect(await screen.findByText('Times are those of New York.')).toBeInTheDocument()
})

test('of a side bar that is longer than the window the part with the open page is shown', async () => {
  // the list is 400 pixels high; its links lie in the order of the day, the promotion codes at 700
  const placeOf = (element: Element) => {
    if (element.matches('nav')) return new DOMRect(0, 0, 200, 400)
    return new DOMRect(0, element.matches('[href="/promotion-codes"]') ? 700 : 100, 200, 32)
  }
  const places = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: Element,
  ) {
    return placeOf(this)
  })
  onTestFinished(() => places.mockRestore())
  const { user } = openAdmin({
    path: '/quotes',
    answers: {
      writtenQuotes,
      promotionCodes: { list: () => ({ promotionCodes: [], page: 1, pages: 1, total: 0 }) },
    },
  })
  const nav = await screen.findByRole('navigation', { name: 'Admin sections' })
  expect(nav.scrollTop).toBe(0)
  await user.click(screen.getByRole('link', { name: 'Promotion codes' }))
  // its lower edge at 732 comes into sight, with a little of what follows
  await waitFor(() => expect(nav.scrollTop).toBeGreaterThanOrEqual(332))
})
