import { screen, waitFor, within } from '@testing-library/react'
import type { ContactMessage } from '@trivet/core/contract/contact'
import { expect, test } from 'vitest'
import { Refusal } from '../test/api.ts'
import { openAdmin } from '../test/open-admin.tsx'
import { sampleMessage } from '../test/samples.ts'

const message = sampleMessage()

test('lists who wrote, and asks for what the address says', async () => {
  const asked: object[] = []
  const { user, location } = openAdmin({
    path: '/messages?q=sundays&state=new&sort=name&page=2',
    answers: {
      messages: {
        list: (input) => {
          asked.push(input)
          return { messages: [message], page: 2, pages: 2, total: 21 }
        },
      },
    },
  })
  const table = await screen.findByRole('table', { name: /Messages/ })
  expect(within(table).getByText('Ana Alvarez')).toBeInTheDocument()
  expect(screen.getByText('21 messages')).toBeInTheDocument()
  expect(asked[0]).toMatchObject({ q: 'sundays', state: 'new', sort: 'name', pageNumber: 2 })
  await user.click(screen.getByRole('button', { name: 'Clear filters' }))
  await waitFor(() => expect(location().search).toBe('?sort=name'))
})

test('says when nobody wrote', async () => {
  openAdmin({
    path: '/messages',
    answers: { messages: { list: () => ({ messages: [], page: 1, pages: 0, total: 0 }) } },
  })
  expect(await screen.findByText('Nobody has written yet')).toBeInTheDocument()
})

function openMessage(marked: object[], refusal?: Refusal) {
  let present: ContactMessage = message
  return openAdmin({
    path: `/messages/${message._id}`,
    answers: {
      messages: {
        byId: () => present,
        mark: (input) => {
          marked.push(input)
          if (refusal && input.state === 'answered') throw refusal
          const by = { at: '2026-12-02T18:00:00.000Z', by: 'Olive Owner' }
          present = { ...present, state: input.state, read: by }
          if (input.state === 'answered') present = { ...present, answered: by }
          return present
        },
      },
    },
  })
}

test('a message is read once it is open, and marked answered by hand', async () => {
  const marked: object[] = []
  const { user } = openMessage(marked)
  expect(await screen.findByText('Do you deliver on Sundays?')).toBeInTheDocument()
  await user.click(await screen.findByRole('button', { name: 'Mark answered' }))
  expect(await screen.findByRole('button', { name: 'Not answered yet' })).toBeInTheDocument()
  expect(screen.getAllByText(/by Olive Owner/)).toHaveLength(2)
  expect(marked).toMatchObject([
    { from: 'new', state: 'read' },
    { from: 'read', state: 'answered' },
  ])
  expect(screen.getByRole('link', { name: 'Reply by email' })).toHaveAttribute(
    'href',
    expect.stringContaining('mailto:ana%40example.com?subject=Re%3A%20Sundays'),
  )
})

test('an answer is written, sent and kept with the message', async () => {
  const sent: object[] = []
  const by = { at: '2026-12-02T18:00:00.000Z', by: 'Olive Owner' }
  let isTaken = true
  const { user } = openAdmin({
    path: `/messages/${message._id}`,
    answers: {
      messages: {
        byId: () => ({ ...message, state: 'read', read: by }),
        answer: (input) => {
          sent.push(input)
          if (isTaken) throw new Refusal(409, 'MESSAGE_CHANGED', 'Somebody else dealt with this message')
          return { ...message, state: 'answered', answered: by, answers: [{ ...by, text: input.text }] }
        },
      },
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Send answer' }))
  expect(screen.getByRole('textbox', { name: 'Your answer' })).toHaveAccessibleDescription(
    /Please write an answer/,
  )
  await user.type(screen.getByRole('textbox', { name: 'Your answer' }), 'Yes, until noon.')
  await user.click(screen.getByRole('button', { name: 'Send answer' }))
  expect(await screen.findByText('Somebody else dealt with this message')).toBeInTheDocument()
  expect(screen.getByRole('textbox', { name: 'Your answer' })).toHaveValue('Yes, until noon.')
  isTaken = false
  await user.click(screen.getByRole('button', { name: 'Send answer' }))
  expect(await screen.findByRole('heading', { name: /Answer by Olive Owner/ })).toBeInTheDocument()
  expect(screen.getByText('Yes, until noon.')).toBeInTheDocument()
  expect(screen.getByRole('textbox', { name: 'Another answer' })).toHaveValue('')
  expect(sent).toEqual([
    { id: message._id, text: 'Yes, until noon.', seen: 0 },
    { id: message._id, text: 'Yes, until noon.', seen: 0 },
  ])
})

test('a colleague who was first is told', async () => {
  const { user } = openMessage(
    [],
    new Refusal(409, 'MESSAGE_CHANGED', 'Somebody else dealt with this message'),
  )
  await screen.findByRole('button', { name: 'Mark unread' })
  await user.click(screen.getByRole('button', { name: 'Mark answered' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Somebody else dealt with this message')
})

test('a message that is not there is no matter of the connection', async () => {
  openAdmin({
    path: '/messages/unknown',
    answers: {
      messages: {
        byId: () => {
          throw new Refusal(404, 'MESSAGE_NOT_FOUND', 'Message not found')
        },
      },
    },
  })
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent(/^Message not found$/)
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
  expect(screen.getByRole('link', { name: 'All messages' })).toBeInTheDocument()
})
