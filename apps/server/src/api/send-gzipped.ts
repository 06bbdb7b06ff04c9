import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

const uncompressed = promisify(gunzip)

/** Sends what is kept compressed, to whoever cannot read it so as it was. */
export async function sendGzipped(
  request: FastifyRequest,
  reply: FastifyReply,
  body: Buffer,
): Promise<FastifyReply> {
  reply.header('Vary', 'Accept-Encoding')
  const acceptsGzip = request.headers['accept-encoding']?.includes('gzip')
  return acceptsGzip
    ? reply.header('Content-Encoding', 'gzip').send(body)
    : reply.send(await uncompressed(body))
}
