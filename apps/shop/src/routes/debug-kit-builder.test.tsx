import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPage } from '../test/render-page.tsx'
import { docket, onCloth } from '../test/render-kits.tsx'
import DebugKitBuilderRoute from './debug-kit-builder.tsx'

const renderTestPage = () => renderPage({ path: '/debug-kit-builder', Component: DebugKitBuilderRoute })
const items = () => within(screen.getByRole('list', { name: 'Items' })).getAllByRole('listitem')

test('the builder works over mock products, and nothing is asked or stored', async () => {
  const { user } = renderTestPage()
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Kit builder test page')
  expect(items()).toHaveLength(6)
  await user.click(screen.getByRole('button', { name: "Add Everyday Chef's Knife" }))
  await user.click(screen.getByRole('button', { name: 'Add Large Frying Pan, 11 in' }))
  await waitFor(() => expect(onCloth()).toHaveLength(2))
  expect(docket().getAllByText('$14.50')).toHaveLength(2)
  const clear = docket().getByRole('button', { name: 'Clear the cloth' })
  await user.click(clear)
  await waitFor(() => expect(onCloth()).toEqual([]))
  expect(clear).toHaveAttribute('aria-disabled', 'true')
  expect(clear).toHaveFocus()
  // a call would fail the test: nobody answers it
  expect(localStorage).toHaveLength(0)
})

test('the mock products are searched, turned over and laid out from a template', async () => {
  const { user } = renderTestPage()
  await user.click(await screen.findByRole('link', { name: 'Page 4' }))
  expect(items()).toHaveLength(3)
  await user.type(screen.getByRole('searchbox'), 'knife')
  await screen.findByRole('button', { name: 'Add Bread Knife' })
  await user.click(screen.getByRole('button', { name: 'Quick start' }))
  await user.click(await screen.findByRole('button', { name: /Lay it out.*Mock Dinner/ }))
  await waitFor(() => expect(onCloth()).toHaveLength(5))
  expect(localStorage).toHaveLength(0)
})

test('search engines stay away', () => {
  renderTestPage()
  expect(document.head.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex')
})
