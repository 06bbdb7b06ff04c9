import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { expect, test } from 'vitest'
import { useListState } from '../lib/list-state.ts'
import { ListToolbar } from './list-toolbar.tsx'

function Pans() {
  return <ListToolbar list={useListState()} searchLabel="Pans" />
}

function open(address = '/') {
  const router = createMemoryRouter([{ path: '/', element: <Pans /> }], { initialEntries: [address] })
  render(<RouterProvider router={router} />)
  return { user: userEvent.setup(), search: () => router.state.location.search, router }
}
const field = () => screen.getByRole('searchbox', { name: 'Pans' })

test('the list follows the typing, and the field keeps focus and text', async () => {
  const { user, search } = open()
  await user.type(field(), 'cop')
  await waitFor(() => expect(search()).toBe('?q=cop'))
  expect(field()).toHaveFocus()
  await user.keyboard('per ')
  await waitFor(() => expect(search()).toBe('?q=copper'))
  expect(field()).toHaveValue('copper ')
  expect(field()).toHaveFocus()
})

test('a search that ends elsewhere leaves the field too, again and again', async () => {
  const { user, search, router } = open('/?q=pan')
  expect(field()).toHaveValue('pan')
  await user.click(screen.getByRole('button', { name: 'Clear filters' }))
  await waitFor(() => expect(field()).toHaveValue(''))
  await user.type(field(), 'pot{Enter}{Enter}')
  await waitFor(() => expect(search()).toBe('?q=pot'))
  await user.click(screen.getByRole('button', { name: 'Clear filters' }))
  await waitFor(() => expect(field()).toHaveValue(''))
  await router.navigate('/?q=wok')
  await waitFor(() => expect(field()).toHaveValue('wok'))
})
