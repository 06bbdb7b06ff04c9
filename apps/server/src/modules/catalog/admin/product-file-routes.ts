import { applyImportInput } from '@trivet/core/contract/catalog'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../../../api/app-error.ts'
import type { Services } from '../../../api/context.ts'
import { readFileQuery } from '../../../api/file-queries.ts'
import { acceptPictures } from '../../../api/picture-body.ts'
import { staffContext } from '../../../api/staff-context.ts'
import { addStaffImport } from '../../../api/staff-import.ts'
import { csvType } from '../../../platform/csv.ts'
import { changeProductPicture } from './change-product-picture.ts'
import { exportProducts } from './export-products.ts'
import { applyImport, previewImport } from './import-products.ts'

type ById = { Params: { id: string } }

/** What goes in and out of the catalog as a file: too large, or no JSON, for a procedure. */
export async function productFileRoutes(app: FastifyInstance, { services }: { services: Services }) {
  app.get('/admin/products.csv', async (request, reply) => {
    const ctx = await staffContext(services, request, reply, 'catalog')
    const file = await exportProducts(ctx, readFileQuery('products.csv', request))
    reply.header('Content-Disposition', 'attachment; filename="products.csv"')
    return reply.type(csvType).send(file)
  })

  await addStaffImport(app, services, {
    path: '/admin/products/import',
    permission: 'catalog',
    preview: previewImport,
    input: applyImportInput,
    save: applyImport,
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
