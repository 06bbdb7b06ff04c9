import { initTRPC } from '@trpc/server'
import { AppError } from './app-error.ts'
import { authenticate } from './authenticate.ts'
import type { Context, UserContext } from './context.ts'
import { errorShape } from './error-answer.ts'
import { inspectInput, refuseUnsafeInput } from './request-guards.ts'

export type RestMeta = {
  /** The procedure's door under /api; see rest.ts. */
  rest?: {
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
    path: `/${string}`
    /** Of a success; 200 unless given. */
    status?: number
    summary: string
    tags: string[]
    access: 'public' | 'user' | 'host' | 'admin'
  }
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
export const createCallerFactory = t.createCallerFactory

const readInput = t.middleware(async ({ getRawInput, next }) => {
  refuseUnsafeInput(await getRawInput())
  return next()
})

/** After the token and the role, before the fields: a signed-out caller with a bad body gets 401. */
const inspect = t.middleware(async ({ ctx, type, path, getRawInput, next }) => {
  if (type === 'mutation') inspectInput(ctx, path, await getRawInput())
  return next()
})

function withActor(allowed: (ctx: UserContext) => void) {
  return t.middleware(async ({ ctx, meta, next }) => {
    const actor = await authenticate(ctx, meta?.signInMessage)
    const userContext: UserContext = { ...ctx, actor }
    allowed(userContext)
    return next({ ctx: userContext })
  })
}

const anyUser = withActor(() => {})

const hostsOnly = withActor(({ actor }) => {
  if (!actor.isHost) throw new AppError('HOST_REQUIRED')
})

const adminsOnly = withActor(({ actor }) => {
  if (!actor.isAdmin) throw new AppError('ADMIN_REQUIRED')
})

const procedure = t.procedure.use(readInput)

export const publicProcedure = procedure.use(inspect)
export const userProcedure = procedure.use(anyUser).use(inspect)
export const hostProcedure = procedure.use(hostsOnly).use(inspect)
export const adminProcedure = procedure.use(adminsOnly).use(inspect)
