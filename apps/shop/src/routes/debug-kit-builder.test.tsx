import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPage } from '../test/render-page.tsx'
import DebugKitBuilderRoute from './debug-kit-builder.tsx'

const path = '/debug-kit-builder'
const renderTestPage = () => renderPage({ path, Component: DebugKitBuilderRoute })
const docket = () => within(screen.getByRole('region', { name: 'Your test kit' }))

test('adding and taking away mock products changes the total, and nothing is stored or asked', async () => {
  const { user } = renderTestPage()
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Kit builder test page')
  expect(within(screen.getByRole('list', { name: 'Mock products' })).getAllByRole('listitem')).toHaveLength(6)
  await user.click(screen.getByRole('button', { name: 'Add Mock Knife' }))
  await user.click(screen.getByRole('button', { name: 'Add Mock Knife' }))
  await user.click(screen.getByRole('button', { name: 'Add Mock Pan' }))
  expect(docket().getByText('2 × Mock Knife')).toBeVisible()
  expect(docket().getByText('$37.48')).toBeVisible()

  await user.click(screen.getByRole('button', { name: 'Remove Mock Knife' }))
  await user.click(screen.getByRole('button', { name: 'Remove Mock Pan' }))
  expect(docket().queryByText(/Mock Pan/)).toBeNull()
  expect(docket().getAllByText('$14.99')).toHaveLength(2)
  expect(localStorage).toHaveLength(0)
})

test('an item that is not in the kit cannot be taken out, and search engines stay away', async () => {
  renderTestPage()
  expect(await screen.findByRole('button', { name: 'Remove Mock Pot' })).toBeDisabled()
  expect(document.head.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex')
})
