import {
  answerContactInput,
  contactIdInput,
  contactInput,
  contactListInput,
  contactMessageOutput,
  contactPageOutput,
  markContactInput,
} from '@trivet/core/contract/contact'
import * as z from 'zod'
import { publicProcedure, router, staffProcedure } from '../../api/trpc.ts'
import { answerMessage } from './answer-message.ts'
import { getMessage } from './get-message.ts'
import { listMessages } from './list-messages.ts'
import { markMessage } from './mark-message.ts'
import { sendMessage } from './send-message.ts'

const path = '/contact'
const tags = ['Contact']

export const messagesRouter = router({
  send: publicProcedure
    .meta({ rest: { method: 'POST', path, status: 201, summary: 'Write to us', tags, access: 'public' } })
    .input(contactInput)
    .output(z.object({ message: z.string() }))
    .mutation(({ ctx, input }) => sendMessage(ctx, input)),

  list: staffProcedure('messages')
    .meta({ rest: { method: 'GET', path, summary: 'All messages', tags, access: 'admin' } })
    .input(contactListInput)
    .output(contactPageOutput)
    .query(({ ctx, input }) => listMessages(ctx, input)),

  byId: staffProcedure('messages')
    .meta({
      rest: { method: 'GET', path: '/admin/messages/{id}', summary: 'One message', tags, access: 'admin' },
    })
    .input(contactIdInput)
    .output(contactMessageOutput)
    .query(({ ctx, input }) => getMessage(ctx, input)),

  mark: staffProcedure('messages')
    .meta({
      rest: {
        method: 'PUT',
        path: '/admin/messages/{id}/state',
        summary: 'Say that a message was read or answered',
        tags,
        access: 'admin',
      },
    })
    .input(contactIdInput)
    .input(markContactInput)
    .output(contactMessageOutput)
    .mutation(({ ctx, input }) => markMessage(ctx, input)),

  answer: staffProcedure('messages')
    .meta({
      rest: {
        method: 'POST',
        path: '/admin/messages/{id}/answers',
        summary: 'Mail an answer and keep it with the message',
        tags,
        access: 'admin',
      },
    })
    .input(contactIdInput)
    .input(answerContactInput)
    .output(contactMessageOutput)
    .mutation(({ ctx, input }) => answerMessage(ctx, input)),
})
