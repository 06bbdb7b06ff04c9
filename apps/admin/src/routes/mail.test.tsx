import * as mailCopy from '@trivet/core/copy/mail'
import type { MailDetails, MailListInput } from '@trivet/core/contract/mail'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Refusal, type Answers } from '../test/api.ts'
import { openAdmin } from '../test/open-admin.tsx'

const counts = { queued: 0, failed: 0, dead: 1, sent: 3 }

const mail: MailDetails = {
  _id: 'a'.repeat(24),
  template: 'order-confirmed',
  recipient: 'ana@example.com',
  subject: 'Confirmed: your kitchen',
  status: 'dead',
  attempts: 8,
  orderId: 'b'.repeat(24),
  orderNumber: 'T-7QP4K-V',
  createdAt: '2026-12-01T12:00:00.000Z',
  sentAt: null,
  nextAttemptAt: null,
  lastError: '550 5.1.1 No such user',
  html: '<html><body class="x"><p style="color: red">Hello <b>Ana</b></p><script>alert(1)</script></body></html>',
  text: 'Hello Ana',
  attachments: [{ filename: 'trivet-2026-12-10.ics', contentType: 'text/calendar', content: '' }],
  receipt: null,
  canResend: true,
}

const page = { mails: [mail], page: 1, pages: 1, total: 1, counts }

const open = (answers: Answers['mail'] = {}, path = '/mail') =>
  openAdmin({ path, answers: { mail: { list: () => page, byId: () => mail, ...answers } } })

test('lists mails with what became of them, and why', async () => {
  open()
  const table = await screen.findByRole('table', { name: 'Mails' })
  const row = within(table).getByRole('row', { name: /Confirmed: your kitchen/ })
  expect(row).toHaveTextContent('ana@example.com')
  expect(row).toHaveTextContent('Given up after 8 tries')
  expect(row).toHaveTextContent('550 5.1.1 No such user')
  expect(within(row).getByRole('link', { name: 'Order T-7QP4K-V' })).toHaveAttribute(
    'href',
    `/orders/${mail.orderId}`,
  )
})

test('is narrowed by state, with how many there are of each, and sorted', async () => {
  const asked: MailListInput[] = []
  const { user, location } = open({
    list: (input) => {
      asked.push(input as MailListInput)
      return page
    },
  })
  await screen.findByRole('option', { name: 'Given up (1)' })
  await user.selectOptions(screen.getByLabelText('State'), 'dead')
  await user.click(await screen.findByRole('button', { name: /Written/ }))
  await waitFor(() => expect(location().search).toContain('status=dead'))
  await expect.poll(() => asked.at(-1)).toMatchObject({ status: 'dead', sort: 'created', pageNumber: 1 })
})

test('a mail opens with its words and its attachments, runs nothing, and is sent again', async () => {
  const sent: string[] = []
  const { user } = open({
    resend: ({ id }) => {
      sent.push(id)
      return { ...mail, status: 'queued' }
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Confirmed: your kitchen' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirmed: your kitchen' }))
  expect(await dialog.findByText('trivet-2026-12-10.ics')).toBeInTheDocument()
  expect(dialog.getByText('Hello Ana')).toBeInTheDocument()
  expect(dialog.getByTitle('The mail as it looks')).toHaveAttribute('sandbox', 'allow-same-origin')
  await user.click(dialog.getByRole('button', { name: 'Send again' }))
  expect(await screen.findByText(mailCopy.resent)).toBeInTheDocument()
  expect(sent).toEqual([mail._id])
})

test('an order leads to its mail, and a refusal is said', async () => {
  const { user } = open(
    {
      resend: () => {
        throw new Refusal(409, 'MAIL_NOT_RESENDABLE', mailCopy.stillComing)
      },
    },
    `/mail?open=${mail._id}`,
  )
  await user.click(await screen.findByRole('button', { name: 'Send again' }))
  expect(await screen.findByText(mailCopy.stillComing)).toBeInTheDocument()
})

test('what cannot be sent again offers no such button', async () => {
  open({ byId: () => ({ ...mail, canResend: false }) }, `/mail?open=${mail._id}`)
  expect(await screen.findByText('trivet-2026-12-10.ics')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Send again' })).not.toBeInTheDocument()
})

test('says when there is none', async () => {
  open({ list: () => ({ ...page, mails: [], total: 0 }) })
  expect(await screen.findByText('No mail was written yet')).toBeInTheDocument()
})
