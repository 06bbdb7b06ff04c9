import { screen } from '@testing-library/react'
import * as privacyCopy from '@trivet/core/copy/privacy'
import { expect, test, vi } from 'vitest'
import type { Answers } from '../test/api.ts'
import { Refusal } from '../test/api.ts'
import { openAdmin } from '../test/open-admin.tsx'

const open = (privacy: Answers['privacy']) => openAdmin({ path: '/users/addresses', answers: { privacy } })

test('an address without an account is erased after a question, for a reason', async () => {
  const eraseAddress = vi.fn((_input: object) => ({ erased: 3 }))
  const { user } = open({ eraseAddress })
  await user.type(await screen.findByLabelText(/Email/), 'ana@example.com')
  await user.click(screen.getByRole('button', { name: privacyCopy.erasePerson }))
  expect(await screen.findByText('Please say why')).toBeInTheDocument()
  await user.type(screen.getByLabelText(/Reason/), 'Asked by mail')
  await user.click(screen.getByRole('button', { name: privacyCopy.erasePerson }))
  await user.click(await screen.findByRole('button', { name: 'Erase for good' }))
  expect(await screen.findByText(privacyCopy.addressErased(3))).toBeInTheDocument()
  expect(eraseAddress.mock.calls[0]?.[0]).toEqual({ email: 'ana@example.com', reason: 'Asked by mail' })
})

test('one that has an account is said to, and nothing is erased', async () => {
  const copyAddress = () => {
    throw new Refusal(409, 'ADDRESS_HAS_ACCOUNT', privacyCopy.addressHasAccount)
  }
  const { user } = open({ copyAddress })
  await user.type(await screen.findByLabelText(/Email/), 'ana@example.com')
  await user.type(screen.getByLabelText(/Reason/), 'Asked by mail')
  await user.click(screen.getByRole('button', { name: privacyCopy.downloadTheirData }))
  expect(await screen.findByText(privacyCopy.addressHasAccount)).toBeInTheDocument()
})
