import type { FastifyInstance } from 'fastify'
import { AppError } from './app-error.ts'

/** Only JSON objects come in. What stands inside them is checked where every input is (request-guards.ts). */
export function acceptJsonObjects(app: FastifyInstance) {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (_request, text, done) => {
    try {
      done(null, parseObject(text))
    } catch (error) {
      done(error instanceof AppError ? error : new AppError('INVALID_JSON'))
    }
  })
}

function parseObject(text: string): object {
  // a client that always sends the header, also without a body
  if (text === '') return {}
  const value: unknown = JSON.parse(text)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new AppError('INVALID_JSON')
  return value
}
