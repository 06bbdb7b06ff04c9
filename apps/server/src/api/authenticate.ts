import { AppError } from './app-error.ts'
import type { Actor, Context } from './context.ts'

/** Who is calling, read from the database at every request: a withdrawn role takes effect at once. */
export async function authenticate(ctx: Context, message?: string): Promise<Actor> {
  ctx.reply.header('Cache-Control', 'no-store')
  const { token } = ctx.request
  const actor = token === null ? null : await ctx.sessions.validateSession(token)
  if (!actor) {
    ctx.reply.header('WWW-Authenticate', 'Bearer')
    throw new AppError('AUTHENTICATION_REQUIRED', message === undefined ? {} : { message })
  }
  ctx.request.userId = actor.userId
  return actor
}
