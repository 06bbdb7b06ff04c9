import * as signInCopy from '@trivet/core/copy/sign-in'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Refusal } from '../test/api.ts'
import { openAdmin } from '../test/open-admin.tsx'
import { passkey, passkeyId, passkeySetup, stubPasskeys } from '../test/passkeys.ts'
import { dashboard } from '../test/people.ts'

const none = { app: null, passkeys: [], recoveryCodes: 0 }
const one = { app: null, passkeys: [passkey], recoveryCodes: 10 }
const recoveryCodes = ['k7mw-q2hx-9dtc', 'abcd-efgh-jkmn']

async function openDialog(user: ReturnType<typeof openAdmin>['user']) {
  await user.click(await screen.findByRole('button', { name: 'Add a passkey' }))
  return within(await screen.findByRole('dialog', { name: 'Add a passkey' }))
}

test('a passkey is named, made by the browser and listed, and the first one brings recovery codes, once', async () => {
  const browser = stubPasskeys()
  let factor: typeof none | typeof one = none
  const add = vi.fn((_input: object) => {
    factor = one
    return { recoveryCodes }
  })
  const { user } = openAdmin({
    path: '/account',
    role: 'driver',
    answers: { secondFactor: { get: () => factor }, passkeys: { begin: () => passkeySetup, add } },
  })
  const dialog = await openDialog(user)
  await user.clear(dialog.getByLabelText(/^Name/))
  await user.click(dialog.getByRole('button', { name: 'Add' }))
  expect(await dialog.findByText(signInCopy.passkeyNameRequired)).toBeInTheDocument()
  expect(browser.create).not.toHaveBeenCalled()
  await user.type(dialog.getByLabelText(/^Name/), 'Work laptop')
  await user.click(dialog.getByRole('button', { name: 'Add' }))

  const codes = within(await screen.findByRole('dialog', { name: 'Keep your recovery codes' }))
  for (const code of recoveryCodes) expect(codes.getByText(code)).toBeInTheDocument()
  expect(add.mock.calls[0]?.[0]).toMatchObject({ name: 'Work laptop', passkey: { id: passkeyId } })
  await user.click(codes.getByRole('button', { name: 'I have kept them' }))
  expect(await screen.findByText('Work laptop')).toBeInTheDocument()
  expect(screen.getByText('10 recovery codes left')).toBeInTheDocument()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test.each([
  ['gives none, as when its owner cancels', 'NotAllowedError', signInCopy.passkeyNotMade],
  ['has one of the account already', 'InvalidStateError', signInCopy.passkeyThere],
])('a browser that %s: that is said, and the name stays', async (_case, refusal, sentence) => {
  stubPasskeys(refusal)
  const { user } = openAdmin({
    path: '/account',
    answers: { secondFactor: { get: () => none }, passkeys: { begin: () => passkeySetup } },
  })
  const dialog = await openDialog(user)
  await user.clear(dialog.getByLabelText(/^Name/))
  await user.type(dialog.getByLabelText(/^Name/), 'Work laptop{Enter}')
  expect(await dialog.findByRole('alert')).toHaveTextContent(sentence)
  expect(dialog.getByLabelText(/^Name/)).toHaveValue('Work laptop')
})

test('a passkey is removed once that was confirmed', async () => {
  stubPasskeys()
  let factor: typeof none | typeof one = one
  const remove = vi.fn((_input: { id: string }) => {
    factor = none
  })
  const { user } = openAdmin({
    path: '/account',
    answers: { secondFactor: { get: () => factor }, passkeys: { remove } },
  })
  await user.click(await screen.findByRole('button', { name: 'Remove Work laptop' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Remove Work laptop?' }))
  expect(remove).not.toHaveBeenCalled()
  await user.click(question.getByRole('button', { name: 'Remove' }))
  await waitFor(() => expect(screen.queryByText('Work laptop')).not.toBeInTheDocument())
  expect(remove.mock.calls[0]?.[0]).toEqual({ id: passkey._id })
  expect(screen.queryByText(/recovery codes left/)).not.toBeInTheDocument()
})

test('the last one of whoever needs one stays, and it is said why', async () => {
  const remove = () => {
    throw new Refusal(409, 'SECOND_FACTOR_NEEDED', signInCopy.secondFactorNeeded)
  }
  const { user } = openAdmin({
    path: '/account',
    answers: { secondFactor: { get: () => one }, passkeys: { remove } },
  })
  await user.click(await screen.findByRole('button', { name: 'Remove Work laptop' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }))
  expect(await screen.findByText(signInCopy.secondFactorNeeded)).toBeInTheDocument()
  expect(screen.getByText('Work laptop')).toBeInTheDocument()
})

test('a browser without passkeys is told so in place of the button', async () => {
  openAdmin({ path: '/account', answers: { secondFactor: { get: () => none } } })
  expect(await screen.findByText(/This browser has none/)).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Add a passkey' })).not.toBeInTheDocument()
})

test('staff who need a second factor add a passkey in place of every page, and then go on', async () => {
  stubPasskeys()
  let factor: typeof none | typeof one = none
  const read = () => {
    if (factor === one) return dashboard
    throw new Refusal(403, 'SECOND_FACTOR_SETUP_REQUIRED', signInCopy.secondFactorSetupRequired)
  }
  const add = () => {
    factor = one
    return { recoveryCodes }
  }
  const { user } = openAdmin({
    path: '/dashboard',
    answers: {
      dashboard: { read },
      secondFactor: { get: () => factor },
      passkeys: { begin: () => passkeySetup, add },
    },
  })
  expect(await screen.findByRole('heading', { name: 'One step before you start' })).toBeInTheDocument()
  const dialog = await openDialog(user)
  await user.click(dialog.getByRole('button', { name: 'Add' }))
  await user.click(await screen.findByRole('button', { name: 'I have kept them' }))
  expect(await screen.findByText('Saturday, November 21, 2026')).toBeInTheDocument()
})
