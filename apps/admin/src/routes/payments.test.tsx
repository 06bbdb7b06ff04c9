import * as paymentsCopy from '@trivet/core/copy/payments'
import { screen, waitFor, within } from '@testing-library/react'
import type { PaymentFlag, PaymentFlagPage } from '@trivet/core/contract/payments'
import { expect, test } from 'vitest'
import { Refusal, type Answers } from '../test/api.ts'
import { openAdmin } from '../test/open-admin.tsx'

const flag: PaymentFlag = {
  _id: 'f'.repeat(24),
  kind: 'amount-differs',
  provider: 'stripe',
  reference: 'pi_1',
  orderId: 'b'.repeat(24),
  orderNumber: 'T-7QP4K-V',
  ours: 90.78,
  theirs: 90,
  currency: 'USD',
  firstSeenAt: '2026-11-20T10:00:00.000Z',
  lastSeenAt: '2026-11-21T10:00:00.000Z',
  closed: null,
}

const pageOf = (...flags: PaymentFlag[]): PaymentFlagPage => ({
  flags,
  page: 1,
  pages: 1,
  total: flags.length,
  reconciliations: [
    {
      provider: 'paypal',
      from: '2026-11-18T10:00:00.000Z',
      to: '2026-11-21T10:00:00.000Z',
      ranAt: '2026-11-21T10:00:00.000Z',
      charges: 12,
      differences: 1,
    },
  ],
})

const open = (payments: Answers['payments'], path = '/payments') => openAdmin({ path, answers: { payments } })

test('lists each difference with its order, both amounts and what it means', async () => {
  open({ flags: () => pageOf(flag) })
  const table = await screen.findByRole('table', { name: /differences/i })
  const row = within(table).getByText('Another amount').closest('tr')
  expect(row).toHaveTextContent('$90.78')
  expect(row).toHaveTextContent('$90.00')
  expect(row).toHaveTextContent('Stripe')
  expect(within(table).getByRole('link', { name: 'T-7QP4K-V' })).toHaveAttribute(
    'href',
    `/orders/${'b'.repeat(24)}`,
  )
})

test('says when the books were compared last', async () => {
  open({ flags: () => pageOf() })
  expect(await screen.findByText(/PayPal: compared/)).toHaveTextContent(
    '12 charges of three days, 1 difference',
  )
  expect(screen.getByText('Both sides agree: nothing to look at')).toBeInTheDocument()
})

test('says so while nothing was ever compared', async () => {
  open({ flags: () => ({ ...pageOf(), reconciliations: [] }) })
  expect(await screen.findByText(/Nothing has been compared yet/)).toBeInTheDocument()
})

test('keeps what is shown in the address, and asks the server for it', async () => {
  const asked: unknown[] = []
  const { user, location } = open({
    flags(input) {
      asked.push([input.show, input.kind])
      return pageOf()
    },
  })
  await user.selectOptions(await screen.findByLabelText('Show'), 'Closed')
  await user.selectOptions(screen.getByLabelText('What'), 'Disputed')
  await waitFor(() => expect(location().search).toBe('?show=closed&kind=disputed'))
  await screen.findByText('No differences match')
  expect(asked.at(-1)).toEqual(['closed', 'disputed'])
})

test('a difference is closed with a note, and then gone from the list', async () => {
  const notes: unknown[] = []
  const { user } = open({
    flags: () => (notes.length > 0 ? pageOf() : pageOf(flag)),
    closeFlag(input) {
      notes.push(input)
      return { ...flag, closed: { at: flag.lastSeenAt, by: 'admin@trivet.test', note: input.note } }
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Close flag: Another amount, pi_1' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Close flag' }))
  await user.click(dialog.getByRole('button', { name: 'Close flag' }))
  expect(await dialog.findByText(paymentsCopy.paymentFlagNoteRequired)).toBeInTheDocument()
  await user.type(dialog.getByLabelText(/What you found out/), 'A tip by mistake')
  await user.click(dialog.getByRole('button', { name: 'Close flag' }))
  expect(await screen.findByText('Both sides agree: nothing to look at')).toBeInTheDocument()
  expect(notes).toEqual([{ id: flag._id, note: 'A tip by mistake' }])
})

test('what somebody else closed meanwhile is said in the dialog', async () => {
  const { user } = open({
    flags: () => pageOf(flag),
    closeFlag: () => {
      throw new Refusal(409, 'PAYMENT_FLAG_CHANGED', paymentsCopy.paymentFlagAgain)
    },
  })
  await user.click(await screen.findByRole('button', { name: /^Close flag/ }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByLabelText(/What you found out/), 'Known')
  await user.click(dialog.getByRole('button', { name: 'Close flag' }))
  expect(await dialog.findByRole('alert')).toHaveTextContent(paymentsCopy.paymentFlagAgain)
})

test('a list that cannot be had can be asked for again', async () => {
  let isBroken = true
  const { user } = open({
    flags() {
      if (isBroken) throw new Refusal(503, 'UNAVAILABLE', 'busy')
      return pageOf(flag)
    },
  })
  expect(await screen.findByText(paymentsCopy.paymentFlagsLoadFailed)).toBeInTheDocument()
  isBroken = false
  await user.click(screen.getByRole('button', { name: /again|retry/i }))
  expect(await screen.findByRole('link', { name: 'T-7QP4K-V' })).toBeInTheDocument()
})
