import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from './app-error.ts'
import { authenticate } from './authenticate.ts'
import type { Services, UserContext } from './context.ts'
import { httpContext } from './http-context.ts'

/** For the few endpoints that are no procedure, such as a file to download: staff, or a refusal. */
export async function staffContext(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<UserContext> {
  const ctx = httpContext(services, request, reply)
  const actor = await authenticate(ctx)
  if (!actor.isAdmin) throw new AppError('ADMIN_REQUIRED')
  return { ...ctx, actor }
}
