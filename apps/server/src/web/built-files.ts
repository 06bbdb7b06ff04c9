import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** The files of a build, each a route of its own. Names under assets/ hold a hash, so they never change. */
export async function serveBuiltFiles(
  app: FastifyInstance,
  { root, prefix }: { root: string; prefix: string },
) {
  await app.register(fastifyStatic, {
    root,
    prefix,
    wildcard: false,
    index: false,
    decorateReply: false,
    cacheControl: false,
    // a page and a worker have headers of their own
    globIgnore: ['**/*.html', '**/sw.js', '**/*.br', '**/*.gz'],
    // where the build has put them beside the files
    preCompressed: true,
    setHeaders: (reply, path) => {
      const isHashed = path.startsWith(`${root}/assets/`)
      reply.header('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
    },
  })
}
