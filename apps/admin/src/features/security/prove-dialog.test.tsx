import * as accountsCopy from '@trivet/core/copy/accounts'
import * as signInCopy from '@trivet/core/copy/sign-in'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Refusal } from '../../test/api.ts'
import { openAdmin } from '../../test/open-admin.tsx'
import { passkey, passkeyId, passkeyRequest, stubPasskeys } from '../../test/passkeys.ts'
import { account } from '../../test/people.ts'

const on = { app: { since: '2026-11-20T18:00:00.000Z' }, passkeys: [], recoveryCodes: 9 }

const withPasskey = { app: null, passkeys: [passkey], recoveryCodes: 9 }

/** An owner who chose another role for somebody, sixteen minutes after signing in. */
async function changeRole(
  prove: (input: { currentPassword?: string; code?: string; passkey?: object }) => void,
  factor: typeof on | typeof withPasskey = on,
) {
  let isProven = false
  const setRoles = vi.fn((_input: object) => {
    if (!isProven) throw new Refusal(401, 'PROOF_REQUIRED', signInCopy.proofRequired)
    return { ...account, staffRole: 'driver' as const, isAdmin: true }
  })
  const { user } = openAdmin({
    path: `/users/${account._id}/edit`,
    answers: {
      accounts: { byId: () => account, setRoles },
      secondFactor: { get: () => factor },
      passkeys: { ask: () => passkeyRequest },
      sessions: {
        prove(input) {
          prove(input)
          isProven = true
        },
      },
    },
  })
  await user.selectOptions(await screen.findByLabelText(/^Staff role/), 'driver')
  await user.click(screen.getByRole('button', { name: 'Save roles' }))
  await user.click(await screen.findByRole('button', { name: 'Change roles' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Is it you?' }))
  return { user, dialog, setRoles }
}

test('what reaches far asks for the password, and then goes on with what was chosen', async () => {
  const prove = vi.fn(({ currentPassword }: { currentPassword?: string }) => {
    if (currentPassword !== 'secret-words')
      throw new Refusal(401, 'CURRENT_PASSWORD_WRONG', accountsCopy.currentPasswordWrong)
  })
  const { user, dialog, setRoles } = await changeRole(prove)
  await user.type(dialog.getByLabelText('Password'), 'wrong{Enter}')
  expect(await dialog.findByRole('alert')).toHaveTextContent(accountsCopy.currentPasswordWrong)
  await user.clear(dialog.getByLabelText('Password'))
  await user.type(dialog.getByLabelText('Password'), 'secret-words{Enter}')
  expect(await screen.findByText('Roles saved')).toBeInTheDocument()
  expect(setRoles).toHaveBeenCalledTimes(2)
  expect(setRoles.mock.calls[1]?.[0]).toEqual(setRoles.mock.calls[0]?.[0])
})

test('a code proves as well', async () => {
  const prove = vi.fn()
  const { user, dialog } = await changeRole(prove)
  await user.click(await dialog.findByRole('button', { name: 'Use a code instead' }))
  await user.type(dialog.getByLabelText('Code'), '123456{Enter}')
  expect(await screen.findByText('Roles saved')).toBeInTheDocument()
  expect(prove).toHaveBeenCalledWith({ code: '123456' })
})

test('a passkey proves as well', async () => {
  stubPasskeys()
  const prove = vi.fn((_input: object) => undefined)
  const { user, dialog } = await changeRole(prove, withPasskey)
  await user.click(await dialog.findByRole('button', { name: 'Use a passkey' }))
  expect(await screen.findByText('Roles saved')).toBeInTheDocument()
  expect(prove.mock.calls[0]?.[0]).toMatchObject({ passkey: { id: passkeyId } })
})

test('a browser that gives no passkey says so, and the password still proves', async () => {
  stubPasskeys('NotAllowedError')
  const prove = vi.fn()
  const { user, dialog } = await changeRole(prove, withPasskey)
  await user.click(await dialog.findByRole('button', { name: 'Use a passkey' }))
  expect(await dialog.findByRole('alert')).toHaveTextContent(signInCopy.passkeyCancelled)
  await user.type(dialog.getByLabelText('Password'), 'secret-words{Enter}')
  expect(await screen.findByText('Roles saved')).toBeInTheDocument()
})

test('whoever does not prove it changes nothing, and what was chosen is still there', async () => {
  const { user, dialog, setRoles } = await changeRole(vi.fn())
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  expect(await screen.findByText(signInCopy.proofRequired)).toBeInTheDocument()
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(screen.getByLabelText(/^Staff role/)).toHaveValue('driver')
  expect(setRoles).toHaveBeenCalledTimes(1)
})
