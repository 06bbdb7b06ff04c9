import {
  publicStayOutput,
  stayIdInput,
  stayInput,
  stayOutput,
  staySlugInput,
} from '@trivet/core/contract/stays'
import * as z from 'zod'
import { hostProcedure, publicProcedure, router } from '../../api/trpc.ts'
import { createStay } from './create-stay.ts'
import { deleteStay } from './delete-stay.ts'
import { getPublicStay } from './get-public-stay.ts'
import { getStay } from './get-stay.ts'
import { listStays } from './list-stays.ts'
import { updateStay } from './update-stay.ts'

type Access = 'public' | 'host'
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

const rest = (access: Access, method: Method, path: `/${string}`, summary: string, status = 200) => ({
  rest: { access, method, path, summary, status, tags: ['Stays'] },
})

export const staysRouter = router({
  mine: hostProcedure
    .meta(rest('host', 'GET', '/users/stays', 'Your stays'))
    .output(stayOutput.array())
    .query(({ ctx }) => listStays(ctx)),

  byId: hostProcedure
    .meta(rest('host', 'GET', '/users/stays/{id}', 'One of your stays'))
    .input(stayIdInput)
    .output(stayOutput)
    .query(({ ctx, input }) => getStay(ctx, input)),

  create: hostProcedure
    .meta(rest('host', 'POST', '/users/stays', 'Save a stay', 201))
    .input(stayInput)
    .output(stayOutput)
    .mutation(({ ctx, input }) => createStay(ctx, input)),

  update: hostProcedure
    .meta(rest('host', 'PUT', '/users/stays/{id}', 'Change a stay'))
    .input(stayIdInput)
    .input(stayInput)
    .output(stayOutput)
    .mutation(({ ctx, input }) => updateStay(ctx, input)),

  delete: hostProcedure
    .meta(rest('host', 'DELETE', '/users/stays/{id}', 'Take a stay down', 204))
    .input(stayIdInput)
    .output(z.void())
    .mutation(({ ctx, input }) => deleteStay(ctx, input)),

  bySlug: publicProcedure
    .meta(rest('public', 'GET', '/stays/{slug}', 'The page of a stay'))
    .input(staySlugInput)
    .output(publicStayOutput)
    .query(({ ctx, input }) => getPublicStay(ctx, input)),
})
