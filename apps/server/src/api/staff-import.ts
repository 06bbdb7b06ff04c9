import { previewImportInput } from '@trivet/core/contract/imports'
import type { Permission } from '@trivet/core/staff'
import type { FastifyInstance } from 'fastify'
import type * as z from 'zod'
import { AppError } from './app-error.ts'
import type { Services, UserContext } from './context.ts'
import { requireProof } from './require-proof.ts'
import { refuseUnsafeInput } from './request-guards.ts'
import { staffContext } from './staff-context.ts'

/** In JSON a file takes more than its own size, and what was previewed goes along. */
const bodyLimit = 5 * 1024 * 1024

export type StaffImport<Input extends z.ZodType> = {
  /** Below /api; the preview is below it. */
  path: `/admin/${string}/import`
  permission: Permission
  preview: (ctx: UserContext, input: { file: string }) => Promise<object>
  input: Input
  save: (ctx: UserContext, input: z.output<Input>) => Promise<object>
}

/** A file that comes in: what it would do, and doing it. Too large for a procedure. */
export async function addStaffImport<Input extends z.ZodType>(
  app: FastifyInstance,
  services: Services,
  { path, permission, preview, input, save }: StaffImport<Input>,
): Promise<void> {
  await app.register(async (imports) => {
    // who is calling is asked before a large body is read
    imports.addHook(
      'onRequest',
      async (request, reply) => void (await staffContext(services, request, reply, permission)),
    )
    imports.post(`${path}/preview`, { bodyLimit }, async (request, reply) =>
      preview(
        await staffContext(services, request, reply, permission),
        parseInput(previewImportInput, request.body),
      ),
    )
    imports.post(path, { bodyLimit }, async (request, reply) => {
      const ctx = await staffContext(services, request, reply, permission)
      requireProof(ctx.actor, { permission, now: ctx.clock.now() })
      return save(ctx, parseInput(input, request.body))
    })
  })
}

/** What an endpoint that is no procedure is told. */
export function parseInput<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  refuseUnsafeInput(value)
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const errors = parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))
  throw new AppError('INVALID_INPUT', { message: errors[0]?.message, errors })
}
