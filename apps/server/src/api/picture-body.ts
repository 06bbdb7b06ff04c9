import type { FastifyInstance } from 'fastify'
import { maxPictureBytes } from '../platform/picture-upload.ts'
import { AppError } from './app-error.ts'

/** The routes beside it take a picture as the whole body, and nothing else. What it is, its content tells. */
export function acceptPictures(app: FastifyInstance) {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    /^image\//,
    { parseAs: 'buffer', bodyLimit: maxPictureBytes },
    (_request, body, done) => done(null, body),
  )
  app.addContentTypeParser('*', (_request, _payload, done) => done(new AppError('PICTURE_UNREADABLE')))
  app.addHook('preParsing', async ({ headers }) => {
    // the sentence that fits, where the sender tells the size beforehand
    if (Number(headers['content-length']) > maxPictureBytes) throw new AppError('PICTURE_TOO_LARGE')
  })
}
