import type { FastifyInstance } from 'fastify'
import { AppError } from '../../../api/app-error.ts'
import { authenticate } from '../../../api/authenticate.ts'
import type { Services } from '../../../api/context.ts'
import { httpContext } from '../../../api/http-context.ts'
import { acceptPictures } from '../../../api/picture-body.ts'
import { staffContext } from '../../../api/staff-context.ts'
import { takenPictureType } from '../../../platform/picture-upload.ts'
import { addStopPhoto } from './add-stop-photo.ts'
import { getStopPhoto } from './get-stop-photo.ts'

type OnePhoto = { Params: { id: string; photo: string }; Body: unknown }

/** Photos of stops: drivers hand them in as the whole body; the owner of the order and staff get them back. */
export async function stopPhotoRoutes(app: FastifyInstance, { services }: { services: Services }) {
  acceptPictures(app)

  app.put<OnePhoto>(
    '/admin/dispatch/orders/:id/stop-photos/:photo',
    // whoever may not report need not send the picture
    {
      onRequest: async (request, reply) => {
        await staffContext(services, request, reply, 'day')
      },
    },
    async (request, reply) => {
      const ctx = await staffContext(services, request, reply, 'day')
      if (!Buffer.isBuffer(request.body)) throw new AppError('PICTURE_UNREADABLE')
      return addStopPhoto(ctx, { ...request.params, bytes: request.body })
    },
  )

  app.get<OnePhoto>('/orders/:id/stop-photos/:photo', async (request, reply) => {
    const ctx = httpContext(services, request, reply)
    const photo = await getStopPhoto({ ...ctx, actor: await authenticate(ctx) }, request.params)
    // a photo never changes, and this browser's user may keep it
    return reply.header('Cache-Control', 'private, max-age=3600').type(takenPictureType).send(photo)
  })
}
