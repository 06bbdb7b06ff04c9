import { applyImportInput, adminProductFilter, previewImportInput } from '@trivet/core/contract/catalog'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type * as z from 'zod'
import { AppError } from '../../../api/app-error.ts'
import type { Services } from '../../../api/context.ts'
import { acceptPictures } from '../../../api/picture-body.ts'
import { refuseUnsafeInput } from '../../../api/request-guards.ts'
import { staffContext } from '../../../api/staff-context.ts'
import { csvType } from '../../../platform/csv.ts'
import { changeProductPicture } from './change-product-picture.ts'
import { exportProducts } from './export-products.ts'
import { applyImport, previewImport } from './import-products.ts'

/** In JSON a file takes more than its own size, and what was previewed goes along. */
const importBodyLimit = 5 * 1024 * 1024

type ById = { Params: { id: string } }

/** What goes in and out of the catalog as a file: too large, or no JSON, for a procedure. */
export async function productFileRoutes(app: FastifyInstance, { services }: { services: Services }) {
  app.get('/admin/products.csv', async (request, reply) => {
    const ctx = await staffContext(services, request, reply, 'catalog')
    const file = await exportProducts(ctx, parse(adminProductFilter, request.query))
    reply.header('Content-Disposition', 'attachment; filename="products.csv"')
    return reply.type(csvType).send(file)
  })

  await app.register(async (imports) => {
    // who is calling is asked before a large body is read
    imports.addHook(
      'onRequest',
      async (request, reply) => void (await staffContext(services, request, reply, 'catalog')),
    )
    imports.post('/admin/products/import/preview', { bodyLimit: importBodyLimit }, async (request, reply) =>
      previewImport(
        await staffContext(services, request, reply, 'catalog'),
        parse(previewImportInput, request.body),
      ),
    )
    imports.post('/admin/products/import', { bodyLimit: importBodyLimit }, async (request, reply) =>
      applyImport(
        await staffContext(services, request, reply, 'catalog'),
        parse(applyImportInput, request.body),
      ),
    )
  })

  await app.register(async (pictures) => {
    pictures.addHook(
      'onRequest',
      async (request, reply) => void (await staffContext(services, request, reply, 'catalog')),
    )
    acceptPictures(pictures)
    pictures.put<ById>('/admin/products/:id/picture', async (request, reply) =>
      changeProductPicture(await staffContext(services, request, reply, 'catalog'), {
        id: request.params.id,
        bytes: pictureOf(request),
      }),
    )
    pictures.delete<ById>('/admin/products/:id/picture', async (request, reply) =>
      changeProductPicture(await staffContext(services, request, reply, 'catalog'), {
        id: request.params.id,
        bytes: null,
      }),
    )
  })
}

function pictureOf({ body }: FastifyRequest): Buffer {
  if (Buffer.isBuffer(body)) return body
  throw new AppError('PICTURE_UNREADABLE')
}

function parse<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  refuseUnsafeInput(value)
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const errors = parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))
  throw new AppError('INVALID_INPUT', { message: errors[0]?.message, errors })
}
