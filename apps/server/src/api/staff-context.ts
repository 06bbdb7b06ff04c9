import type { Permission } from '@trivet/core/staff'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { authenticate } from './authenticate.ts'
import type { Services, UserContext } from './context.ts'
import { httpContext } from './http-context.ts'
import { requirePermission } from './require-permission.ts'

/** For the few endpoints that are no procedure, such as a file to download: staff who may, or a refusal. */
export async function staffContext(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  permission: Permission,
): Promise<UserContext> {
  const ctx = httpContext(services, request, reply)
  const actor = await authenticate(ctx)
  requirePermission(actor, permission)
  return { ...ctx, actor }
}
