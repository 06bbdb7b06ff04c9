import {
  waitingListIdInput,
  waitingListInput,
  waitingListPageInput,
  waitingListPageOutput,
} from '@trivet/core/contract/waiting-list'
import * as z from 'zod'
import { publicProcedure, router, staffProcedure } from '../../api/trpc.ts'
import { eraseFromWaitingList } from './erase-from-waiting-list.ts'
import { joinWaitingList } from './join-waiting-list.ts'
import { listWaitingList } from './list-waiting-list.ts'

const tags = ['Waiting list']

export const waitingListRouter = router({
  join: publicProcedure
    .meta({
      rest: {
        method: 'POST',
        path: '/waiting-list',
        status: 201,
        summary: 'Be told when the shop delivers to a place',
        tags,
        access: 'public',
      },
    })
    .input(waitingListInput)
    .output(z.object({ message: z.string() }))
    .mutation(({ ctx, input }) => joinWaitingList(ctx, input)),

  list: staffProcedure('marketing')
    .meta({
      rest: { method: 'GET', path: '/waiting-list', summary: 'Who waits, and where', tags, access: 'admin' },
    })
    .input(waitingListPageInput)
    .output(waitingListPageOutput)
    .query(({ ctx, input }) => listWaitingList(ctx, input)),

  erase: staffProcedure('marketing')
    .meta({
      rest: {
        method: 'DELETE',
        path: '/admin/waiting-list/{id}',
        status: 204,
        summary: 'Take somebody off the waiting list for good',
        tags,
        access: 'admin',
      },
    })
    .input(waitingListIdInput)
    .output(z.void())
    .mutation(({ ctx, input }) => eraseFromWaitingList(ctx, input)),
})
