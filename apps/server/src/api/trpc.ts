import * as generalCopy from '@trivet/core/copy/general'

import type { Permission } from '@trivet/core/staff'
import { initTRPC } from '@trpc/server'
import * as z from 'zod'
import { AppError } from './app-error.ts'
import { authenticate } from './authenticate.ts'
import type { Actor, Context, UserContext } from './context.ts'
import { errorShape } from './error-answer.ts'
import { inspectInput, refuseUnsafeInput } from './request-guards.ts'
import { requireProof } from './require-proof.ts'
import { requirePermission } from './require-permission.ts'

// where a schema has no words of its own, the library's would speak of its types
z.config({ customError: () => generalCopy.invalidInput })

export type RestMeta = {
  /** The procedure's endpoint under /api; see rest.ts. */
  rest?: {
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
    path: `/${string}`
    /** Of a success; 200 unless given. */
    status?: number
    /** Of a success that made nothing, since what was asked for was there. */
    statusIfThere?: 200
    summary: string
    tags: string[]
    access: 'public' | 'user' | 'host' | 'admin'
  }
  /** Of a call for staff; see `staffProcedure`. */
  permission?: Permission
  /** The sentence of the 401, where a call has its own. */
  signInMessage?: string
}

const t = initTRPC
  .context<Context>()
  .meta<RestMeta>()
  .create({
    isDev: false,
    errorFormatter: ({ error, ctx }) => errorShape(error, ctx?.request.id ?? ''),
  })

export const router = t.router

export const mergeRouters = t.mergeRouters

/**
 * What stands before every procedure, in the order of the answers: unsafe JSON, then token and role, then what the
 * body holds; a signed-out caller with a bad body gets 401. One middleware each, since each costs every call.
 */
const open = t.middleware(async ({ ctx, type, path, getRawInput, next }) => {
  const input = await getRawInput()
  refuseUnsafeInput(input)
  if (type === 'mutation') inspectInput(ctx, path, input)
  return next()
})

function withActor(allow: (actor: Actor, call: { type: string; now: Date }) => void) {
  return t.middleware(async ({ ctx, type, path, meta, getRawInput, next }) => {
    const input = await getRawInput()
    refuseUnsafeInput(input)
    const actor = await authenticate(ctx, meta?.signInMessage)
    allow(actor, { type, now: ctx.clock.now() })
    if (type === 'mutation') inspectInput(ctx, path, input)
    const userContext: UserContext = { ...ctx, actor }
    return next({ ctx: userContext })
  })
}

const anyone = withActor(() => {})

const hosts = withActor(({ isHost }) => {
  if (!isHost) throw new AppError('HOST_REQUIRED')
})

export const publicProcedure = t.procedure.use(open)
export const userProcedure = t.procedure.use(anyone)
export const hostProcedure = t.procedure.use(hosts)

/** For staff whose role includes it: no procedure of the admin is made without saying what it needs. */
export const staffProcedure = (permission: Permission) =>
  t.procedure.meta({ permission }).use(
    withActor((actor, { type, now }) => {
      requirePermission(actor, permission)
      if (type === 'mutation') requireProof(actor, { permission, now })
    }),
  )
