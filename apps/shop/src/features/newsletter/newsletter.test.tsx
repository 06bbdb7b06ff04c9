import * as accountsCopy from '@trivet/core/copy/accounts'
import * as generalCopy from '@trivet/core/copy/general'
import * as newsletterCopy from '@trivet/core/copy/newsletter'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { storageKeys } from '@trivet/core/cart'
import { Link } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderPage } from '../../test/render-page.tsx'
import { ApiAnswerError } from '../../test/trpc-handlers.ts'
import type { TrpcAnswers } from '../../test/trpc-handlers.ts'
import { NewsletterForm } from './newsletter-form.tsx'
import { NewsletterPopup } from './newsletter-popup.tsx'

type Subscribe = NonNullable<NonNullable<TrpcAnswers['newsletter']>['subscribe']>

const thanks: Subscribe = () => ({ message: newsletterCopy.newsletterSubscribed })
const field = () => screen.getByRole('textbox', { name: 'Your email for the newsletter' })
const subscribeButton = () => screen.getByRole('button', { name: 'Subscribe' })

const renderForm = (subscribe: Subscribe = thanks) =>
  renderPage({ path: '/', Component: NewsletterForm, api: { newsletter: { subscribe } } })

test('an address is sent, thanked for and remembered', async () => {
  const subscribe = vi.fn(thanks)
  const { user } = renderForm(subscribe)
  await user.type(field(), 'ana@example.com{Enter}')
  expect(await screen.findByText(newsletterCopy.newsletterSubscribed)).toHaveFocus()
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(subscribe.mock.calls[0]?.[0]).toEqual({ email: 'ana@example.com' })
  expect(localStorage.getItem(storageKeys.newsletterSubscribed)).toBe('true')
})

test.each([
  ['', generalCopy.fillRequiredFields],
  ['ana@', accountsCopy.emailInvalid],
])('"%s" is refused at the field, and nothing is sent', async (text, message) => {
  const subscribe = vi.fn(thanks)
  const { user } = renderForm(subscribe)
  if (text) await user.type(field(), text)
  await user.click(subscribeButton())
  await waitFor(() => expect(field()).toHaveAccessibleDescription(message))
  expect(field()).toHaveFocus()
  expect(subscribe).not.toHaveBeenCalled()
})

test("the server's refusal stands at the field and the address stays", async () => {
  const { user } = renderForm(() => {
    throw new ApiAnswerError({ status: 429, errorCode: 'TOO_MANY_REQUESTS', message: 'Too many requests' })
  })
  await user.type(field(), 'ana@example.com{Enter}')
  await waitFor(() => expect(field()).toHaveAccessibleDescription('Too many requests'))
  expect(screen.getByRole('alert')).toHaveTextContent('Too many requests')
  expect(field()).toHaveValue('ana@example.com')
  expect(localStorage.getItem(storageKeys.newsletterSubscribed)).toBeNull()
})

const invitation = () => screen.queryByRole('dialog', { name: 'A letter from the dish rack' })

function renderPopup(at = '/faq') {
  return renderPage({
    path: at,
    Component: () => (
      <>
        <input aria-label="Search" />
        <Link to="/elsewhere">Elsewhere</Link>
      </>
    ),
    beside: <NewsletterPopup />,
    api: { newsletter: { subscribe: thanks } },
  })
}

const read = (share: number) => {
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(2000)
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(1000)
  vi.stubGlobal('scrollY', 1000 * share)
  fireEvent.scroll(window)
}

/** How far the end of the page is from the top of the window. */
const placeItAt = (top: number) =>
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top } as DOMRect)

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  placeItAt(2000)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('the invitation comes after twenty seconds, not before, and leaves the focus alone', async () => {
  renderPopup()
  const search = await screen.findByRole('textbox', { name: 'Search' })
  search.focus()
  await vi.advanceTimersByTimeAsync(19_000)
  expect(invitation()).toBeNull()
  await vi.advanceTimersByTimeAsync(1500)
  await waitFor(() => expect(invitation()).toBeVisible())
  expect(search).toHaveFocus()
})

test('it comes once half the page has been read', async () => {
  renderPopup()
  await screen.findByRole('textbox', { name: 'Search' })
  read(0.4)
  expect(invitation()).toBeNull()
  read(0.5)
  await waitFor(() => expect(invitation()).toBeVisible())
})

test('it waits while its place is in sight, so that nothing moves under the eyes', async () => {
  renderPopup()
  await screen.findByRole('textbox', { name: 'Search' })
  placeItAt(window.innerHeight - 1)
  await vi.advanceTimersByTimeAsync(21_000)
  read(1)
  expect(invitation()).toBeNull()
  placeItAt(window.innerHeight)
  read(0.2)
  await waitFor(() => expect(invitation()).toBeVisible())
})

test('Escape closes it for good, and the focus goes back to where it was', async () => {
  renderPopup()
  const search = await screen.findByRole('textbox', { name: 'Search' })
  search.focus()
  read(1)
  await waitFor(() => expect(invitation()).toBeVisible())
  field().focus()
  fireEvent.keyDown(field(), { key: 'Escape' })
  await waitFor(() => expect(invitation()).toBeNull())
  expect(search).toHaveFocus()
  expect(localStorage.getItem(storageKeys.popupClosed)).toBe('true')
  read(1)
  await vi.advanceTimersByTimeAsync(21_000)
  expect(invitation()).toBeNull()
})

test('subscribing in it thanks there, and closing is then no refusal', async () => {
  renderPopup()
  await screen.findByRole('textbox', { name: 'Search' })
  read(1)
  await waitFor(() => expect(invitation()).toBeVisible())
  fireEvent.change(field(), { target: { value: 'ana@example.com' } })
  fireEvent.click(subscribeButton())
  expect(await screen.findByText(newsletterCopy.newsletterSubscribed)).toBeVisible()
  fireEvent.click(screen.getByRole('button', { name: 'Close the newsletter invitation' }))
  await waitFor(() => expect(invitation()).toBeNull())
  expect(localStorage.getItem(storageKeys.popupClosed)).toBeNull()
})

test.each([storageKeys.newsletterSubscribed, storageKeys.popupClosed])(
  'nobody is asked who has answered before (%s)',
  async (key) => {
    localStorage.setItem(key, 'true')
    renderPopup()
    await screen.findByRole('textbox', { name: 'Search' })
    read(1)
    await vi.advanceTimersByTimeAsync(21_000)
    expect(invitation()).toBeNull()
  },
)

test.each(['/booking', '/login', '/register', '/cart', '/confirmation/demo-1'])(
  'it never comes on %s',
  async (at) => {
    renderPopup(at)
    await screen.findByRole('textbox', { name: 'Search' })
    read(1)
    await vi.advanceTimersByTimeAsync(21_000)
    expect(invitation()).toBeNull()
  },
)
