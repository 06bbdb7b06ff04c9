import type { FastifyInstance } from 'fastify'
import listed from '../../../images/pictures.json' with { type: 'json' }
import { AppError } from '../../api/app-error.ts'
import type { Services } from '../../api/context.ts'
import { readFileQuery } from '../../api/file-queries.ts'
import { pictureFinder } from './find-picture.ts'
import { readPictureAddress, type PictureAddress } from './picture-address.ts'
import { pictureDirectory, readPictures, type Picture } from './picture-files.ts'
import { createSizedPictures } from './sized-pictures.ts'

type ImageRoutesOptions = {
  directory: string
  /** Where pictures are kept in the sizes they were asked for. */
  sizedDirectory: string
  services: Pick<Services, 'sql' | 'files' | 'catalogChanges'>
}

/** The pictures of the shop, as they are or in one of the fixed widths. */
export async function imageRoutes(
  app: FastifyInstance,
  { directory, sizedDirectory, services }: ImageRoutesOptions,
) {
  const pictures = await readPictures(directory, directory === pictureDirectory ? listed : {})
  const findPicture = pictureFinder(pictures, services)
  const sizedPicture = await createSizedPictures(sizedDirectory, pictures)

  app.get<{ Params: { name: string } }>('/images/direct/:name', async (request, reply) => {
    const address = readPictureAddress(request.params.name, readFileQuery('images.direct', request))
    const picture = address && (await findPicture(address))
    if (!picture) throw new AppError('NOT_FOUND')

    const { size, version } = address
    const etag = etagOf(picture, address)
    reply.headers({
      // a name keeps its address when its picture changes; with the picture's version it is another address
      'Cache-Control': `public, ${version === picture.hash ? 'max-age=31536000, immutable' : 'max-age=86400'}`,
      'X-Content-Type-Options': 'nosniff',
      ETag: etag,
    })
    if (isHeld(request.headers['if-none-match'], etag)) return reply.code(304).send()
    return size
      ? reply.type(`image/${size.format}`).send(await sizedPicture(picture, size.width, size.format))
      : reply.type(picture.contentType).send(await picture.read())
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

function etagOf({ hash }: Picture, { size }: PictureAddress): string {
  return size ? `"${hash}-${size.width}-${size.format}"` : `"${hash}"`
}

function isHeld(ifNoneMatch: string | undefined, etag: string): boolean {
  const tags = ifNoneMatch?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? []
  return tags.includes(etag) || tags.includes('*')
}
