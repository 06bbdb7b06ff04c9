import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../api/app-error.ts'
import { authenticate } from '../../api/authenticate.ts'
import type { Services, UserContext } from '../../api/context.ts'
import { httpContext } from '../../api/http-context.ts'
import { acceptPictures } from '../../api/picture-body.ts'
import { takenPictureType } from '../../platform/picture-upload.ts'
import { addDamagePhoto } from './add-damage-photo.ts'
import { getDamagePhoto } from './get-damage-photo.ts'

type OfOrder = { Params: { id: string }; Body: unknown }
type OnePhoto = { Params: { id: string; photo: string } }

/** Photos of damage: the picture itself is the body, and only the owner of the order and staff get it back. */
export async function damagePhotoRoutes(app: FastifyInstance, { services }: { services: Services }) {
  acceptPictures(app)

  app.post<OfOrder>(
    '/orders/:id/damage-photos',
    // whoever may not report need not send the picture
    {
      onRequest: async (request, reply) => {
        await signedIn(services, request, reply)
      },
    },
    async (request, reply) => {
      const ctx = await signedIn(services, request, reply)
      if (!Buffer.isBuffer(request.body)) throw new AppError('PICTURE_UNREADABLE')
      const photo = await addDamagePhoto(ctx, { id: request.params.id, bytes: request.body })
      return reply.code(201).send(photo)
    },
  )

  app.get<OnePhoto>('/orders/:id/damage-photos/:photo', async (request, reply) => {
    const ctx = await signedIn(services, request, reply)
    const photo = await getDamagePhoto(ctx, request.params)
    // a photo never changes, and this browser's user may keep it
    return reply.header('Cache-Control', 'private, max-age=3600').type(takenPictureType).send(photo)
  })
}

async function signedIn(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<UserContext> {
  const ctx = httpContext(services, request, reply)
  return { ...ctx, actor: await authenticate(ctx) }
}
