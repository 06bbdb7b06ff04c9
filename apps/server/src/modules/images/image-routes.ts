import type { FastifyInstance } from 'fastify'
import { AppError } from '../../api/app-error.ts'
import type { Sql } from '../../platform/database.ts'
import { pictureFinder } from './find-picture.ts'
import { readPictures } from './picture-files.ts'

type ImageRoutesOptions = { directory: string; sql: Sql }

/** The pictures of the shop. A name keeps its address when its picture changes, so copies are kept a day at most. */
export async function imageRoutes(app: FastifyInstance, { directory, sql }: ImageRoutesOptions) {
  const findPicture = pictureFinder(await readPictures(directory), sql)

  app.get<{ Params: { name: string } }>('/images/direct/:name', async (request, reply) => {
    const picture = await findPicture(request.params.name)
    if (!picture) throw new AppError('NOT_FOUND')

    reply.headers({
      'Cache-Control': 'public, max-age=86400',
      'X-Content-Type-Options': 'nosniff',
      ETag: picture.etag,
    })
    if (isHeld(request.headers['if-none-match'], picture.etag)) return reply.code(304).send()
    return reply.type(picture.contentType).send(picture.body)
  })

  app.route({
    method: ['POST', 'PUT', 'PATCH', 'DELETE'],
    url: '/images/direct/:name',
    // before a body is read
    onRequest: async (_request, reply) => {
      reply.header('Allow', 'GET, HEAD')
      throw new AppError('METHOD_NOT_ALLOWED')
    },
    handler: () => {},
  })
}

function isHeld(ifNoneMatch: string | undefined, etag: string): boolean {
  const tags = ifNoneMatch?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? []
  return tags.includes(etag) || tags.includes('*')
}
