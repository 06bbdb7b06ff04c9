import {
  newsletterInput,
  newsletterListInput,
  subscriberIdInput,
  subscriberOutput,
  subscriberPageOutput,
  unsubscribeInput,
} from '@trivet/core/contract/contact'
import * as z from 'zod'
import { publicProcedure, router, staffProcedure } from '../../api/trpc.ts'
import { listSubscribers } from './list-subscribers.ts'
import { removeSubscriber } from './remove-subscriber.ts'
import { subscribe } from './subscribe.ts'
import { unsubscribe } from './unsubscribe.ts'

const tags = ['Newsletter']
const answer = z.object({ message: z.string() })

export const newsletterRouter = router({
  subscribe: publicProcedure
    .meta({
      rest: {
        method: 'POST',
        path: '/newsletter',
        status: 201,
        summary: 'Subscribe to the newsletter',
        tags,
        access: 'public',
      },
    })
    .input(newsletterInput)
    .output(answer)
    .mutation(({ ctx, input }) => subscribe(ctx, input)),

  unsubscribe: publicProcedure
    .meta({
      rest: {
        method: 'POST',
        path: '/newsletter/unsubscribe',
        summary: 'Unsubscribe by the link of a mail',
        tags,
        access: 'public',
      },
    })
    .input(unsubscribeInput)
    .output(answer)
    .mutation(({ ctx, input }) => unsubscribe(ctx, input)),

  list: staffProcedure('marketing')
    .meta({
      rest: { method: 'GET', path: '/newsletter', summary: 'All subscribers', tags, access: 'admin' },
    })
    .input(newsletterListInput)
    .output(subscriberPageOutput)
    .query(({ ctx, input }) => listSubscribers(ctx, input)),

  remove: staffProcedure('marketing')
    .meta({
      rest: {
        method: 'DELETE',
        path: '/admin/newsletter/{id}',
        summary: 'End a subscription',
        tags,
        access: 'admin',
      },
    })
    .input(subscriberIdInput)
    .output(subscriberOutput)
    .mutation(({ ctx, input }) => removeSubscriber(ctx, input)),
})
