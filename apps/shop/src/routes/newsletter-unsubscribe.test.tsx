import * as newsletterCopy from '@trivet/core/copy/newsletter'
import { screen } from '@testing-library/react'
import { storageKeys } from '@trivet/core/cart'
import { expect, test, vi } from 'vitest'
import { renderPage } from '../test/render-page.tsx'
import { ApiAnswerError } from '../test/trpc-handlers.ts'
import type { TrpcAnswers } from '../test/trpc-handlers.ts'
import NewsletterUnsubscribeRoute from './newsletter-unsubscribe.tsx'

type Unsubscribe = NonNullable<NonNullable<TrpcAnswers['newsletter']>['unsubscribe']>

const path = '/newsletter/unsubscribe'

const renderUnsubscribe = (at: string, unsubscribe: Unsubscribe) =>
  renderPage({ path, Component: NewsletterUnsubscribeRoute, at, api: { newsletter: { unsubscribe } } })

test('opening the link ends nothing; the button does, and nobody is asked again', async () => {
  localStorage.setItem(storageKeys.newsletterSubscribed, 'true')
  const unsubscribe = vi.fn<Unsubscribe>(() => ({ message: newsletterCopy.newsletterUnsubscribed }))
  const { user } = renderUnsubscribe(`${path}?token=abc`, unsubscribe)
  const button = await screen.findByRole('button', { name: 'Unsubscribe' })
  expect(unsubscribe).not.toHaveBeenCalled()
  await user.click(button)
  const done = await screen.findByText(newsletterCopy.newsletterUnsubscribed)
  expect(done).toBeVisible()
  // the button is gone
  expect(done).toHaveFocus()
  expect(unsubscribe.mock.calls.map(([input]) => input)).toEqual([{ token: 'abc' }])
  expect(localStorage.getItem(storageKeys.newsletterSubscribed)).toBeNull()
  expect(localStorage.getItem(storageKeys.popupClosed)).toBe('true')
})

test('a link nobody was sent is told so', async () => {
  const { user } = renderUnsubscribe(`${path}?token=abc`, () => {
    throw new ApiAnswerError({
      status: 400,
      errorCode: 'UNSUBSCRIBE_LINK_INVALID',
      message: newsletterCopy.unsubscribeLinkInvalid,
    })
  })
  await user.click(await screen.findByRole('button', { name: 'Unsubscribe' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(newsletterCopy.unsubscribeLinkInvalid)
})

test('a link without its token has nothing to press', async () => {
  renderUnsubscribe(path, () => ({ message: '' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(newsletterCopy.unsubscribeLinkInvalid)
  expect(screen.queryByRole('button')).toBeNull()
  expect(document.head.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex')
})
