import { contactInput, contactListInput, contactPageOutput } from '@trivet/core'
import * as z from 'zod'
import { adminProcedure, publicProcedure, router } from '../../api/trpc.ts'
import { listMessages } from './list-messages.ts'
import { sendMessage } from './send-message.ts'

const path = '/contact'
const tags = ['Contact']

export const messagesRouter = router({
  send: publicProcedure
    .meta({ rest: { method: 'POST', path, status: 201, summary: 'Write to us', tags, access: 'public' } })
    .input(contactInput)
    .output(z.object({ message: z.string() }))
    .mutation(({ ctx, input }) => sendMessage(ctx, input)),

  list: adminProcedure
    .meta({ rest: { method: 'GET', path, summary: 'All messages', tags, access: 'admin' } })
    .input(contactListInput)
    .output(contactPageOutput)
    .query(({ ctx, input }) => listMessages(ctx, input)),
})
