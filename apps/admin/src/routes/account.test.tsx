import * as signInCopy from '@trivet/core/copy/sign-in'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Refusal } from '../test/api.ts'
import { openAdmin } from '../test/open-admin.tsx'
import { dashboard } from '../test/people.ts'

const recoveryCodes = ['k7mw-q2hx-9dtc', 'abcd-efgh-jkmn']
const off = { app: null, passkeys: [], recoveryCodes: 0 }
const on = { app: { since: '2026-11-20T18:00:00.000Z' }, passkeys: [], recoveryCodes: 9 }
const setup = { secret: 'THJJ 6LHO', uri: 'otpauth://totp/x', qr: { size: 21, path: 'M4 4h7v1h-7z' } }

function wrongCode(): never {
  throw new Refusal(401, 'SECOND_FACTOR_WRONG', signInCopy.codeWrong)
}

test('an authenticator app is set up in three steps, and its recovery codes are shown once', async () => {
  let factor: typeof on | typeof off = off
  const begin = vi.fn(() => setup)
  const confirm = vi.fn(({ code }: { code: string }) => {
    if (code !== '123456') return wrongCode()
    factor = on
    return { recoveryCodes }
  })
  const { user } = openAdmin({
    path: '/account',
    role: 'driver',
    answers: { secondFactor: { get: () => factor, begin, confirm } },
  })
  await user.click(await screen.findByRole('button', { name: 'Set up an authenticator app' }))
  const first = within(await screen.findByRole('dialog', { name: 'Set up an authenticator app' }))
  await user.type(first.getByLabelText('Password'), 'secret-words')
  await user.click(first.getByRole('button', { name: 'Go on' }))
  expect(begin).toHaveBeenCalledWith({ currentPassword: 'secret-words' }, expect.anything())

  const second = within(await screen.findByRole('dialog', { name: 'Scan this code with your app' }))
  expect(second.getByRole('img', { name: 'QR code for your authenticator app' })).toBeInTheDocument()
  expect(second.getByText('THJJ 6LHO')).toBeInTheDocument()
  await user.type(second.getByLabelText('Code'), '654321')
  await user.click(second.getByRole('button', { name: 'Turn on' }))
  expect(await second.findByRole('alert')).toHaveTextContent(signInCopy.codeWrong)
  await user.clear(second.getByLabelText('Code'))
  await user.type(second.getByLabelText('Code'), '123456')
  await user.click(second.getByRole('button', { name: 'Turn on' }))

  const third = within(await screen.findByRole('dialog', { name: 'Keep your recovery codes' }))
  for (const code of recoveryCodes) expect(third.getByText(code)).toBeInTheDocument()
  await user.click(third.getByRole('button', { name: 'I have kept them' }))
  expect(await screen.findByText('9 recovery codes left')).toBeInTheDocument()
  expect(screen.queryByText(recoveryCodes[0] ?? '')).not.toBeInTheDocument()
})

test('what can be no code is said at the field, and not sent', async () => {
  const turnOff = vi.fn()
  const { user } = openAdmin({ path: '/account', answers: { secondFactor: { get: () => on, turnOff } } })
  await user.click(await screen.findByRole('button', { name: 'Turn off' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByLabelText('Code'), '12')
  await user.click(dialog.getByRole('button', { name: 'Turn off' }))
  expect(await dialog.findByText(signInCopy.codeInvalid)).toBeInTheDocument()
  expect(turnOff).not.toHaveBeenCalled()
})

test('it is turned off with a code of it', async () => {
  let factor: typeof on | typeof off = on
  const turnOff = vi.fn(() => {
    factor = off
  })
  const { user } = openAdmin({ path: '/account', answers: { secondFactor: { get: () => factor, turnOff } } })
  await user.click(await screen.findByRole('button', { name: 'Turn off' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByLabelText('Code'), 'k7mw-q2hx-9dtc')
  await user.click(dialog.getByRole('button', { name: 'Turn off' }))
  expect(await screen.findByRole('button', { name: 'Set up an authenticator app' })).toBeInTheDocument()
  expect(turnOff).toHaveBeenCalledWith({ code: 'k7mw-q2hx-9dtc' }, expect.anything())
})

test('new recovery codes are shown once a code was right', async () => {
  const makeRecoveryCodes = () => ({ recoveryCodes })
  const get = () => ({ ...on, recoveryCodes: 0 })
  const { user } = openAdmin({ path: '/account', answers: { secondFactor: { get, makeRecoveryCodes } } })
  expect(await screen.findByText(/No recovery code is left/)).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'New recovery codes' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByLabelText('Code'), '123456')
  await user.click(dialog.getByRole('button', { name: 'Make new ones' }))
  const codes = await screen.findByRole('dialog', { name: 'Keep your recovery codes' })
  await user.click(within(codes).getByRole('button', { name: 'I have kept them' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

const sessionsOpen = [
  { _id: '1', device: 'Chrome on Windows', isThis: true },
  { _id: '2', device: 'Safari on iPhone', isThis: false },
].map((one) => ({ ...one, signedInAt: '2026-11-21T18:00:00.000Z', lastUsedAt: '2026-11-21T19:00:00.000Z' }))

test('a session on another device is ended from the list, and this one is marked', async () => {
  let open = sessionsOpen
  const end = vi.fn(({ id }: { id: string }) => {
    open = open.filter(({ _id }) => _id !== id)
  })
  const { user } = openAdmin({
    path: '/account',
    role: 'support',
    answers: { secondFactor: { get: () => off }, sessions: { mine: () => open, end } },
  })
  expect((await screen.findByText('This device')).parentElement).toHaveTextContent('Chrome on Windows')
  expect(screen.queryByRole('button', { name: 'Sign out on Chrome on Windows' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Sign out on Safari on iPhone' }))
  await waitFor(() => expect(screen.queryByText('Safari on iPhone')).not.toBeInTheDocument())
  expect(screen.queryByRole('button', { name: 'Sign out everywhere else' })).not.toBeInTheDocument()
})

test('a driver signs a lost phone out that has run out meanwhile, and is in no list', async () => {
  const endOthers = vi.fn(() => ({ ended: 0 }))
  const { user } = openAdmin({
    path: '/account',
    role: 'driver',
    answers: {
      secondFactor: { get: () => off },
      sessions: { mine: () => sessionsOpen.filter(({ isThis }) => isThis), endOthers },
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Sign out everywhere else' }))
  await waitFor(() => expect(endOthers).toHaveBeenCalledOnce())
})

test('staff who need a second factor set it up in place of every page, and then go on', async () => {
  let factor: typeof on | typeof off = off
  const read = () => {
    if (factor === on) return dashboard
    throw new Refusal(403, 'SECOND_FACTOR_SETUP_REQUIRED', signInCopy.secondFactorSetupRequired)
  }
  const confirm = () => {
    factor = on
    return { recoveryCodes }
  }
  const { user } = openAdmin({
    path: '/dashboard',
    answers: { dashboard: { read }, secondFactor: { get: () => factor, begin: () => setup, confirm } },
  })
  expect(await screen.findByRole('heading', { name: 'One step before you start' })).toBeInTheDocument()
  await user.click(await screen.findByRole('button', { name: 'Set up an authenticator app' }))
  await user.type(await screen.findByLabelText('Password'), 'secret-words{Enter}')
  await user.type(await screen.findByLabelText('Code'), '123456{Enter}')
  await user.click(await screen.findByRole('button', { name: 'I have kept them' }))
  expect(await screen.findByText('Saturday, November 21, 2026')).toBeInTheDocument()
})
