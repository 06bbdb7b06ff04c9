import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** The files of a build. Names under assets/ hold a hash, so they never change. */
export async function serveBuiltFiles(
  app: FastifyInstance,
  { root, prefix }: { root: string; prefix: string },
) {
  const shared = {
    index: false,
    cacheControl: false,
    // where the build has put them beside the files
    preCompressed: true,
  } as const
  const assets = join(root, 'assets')
  const names = new Set(readdirSync(assets).filter((name) => !/\.(br|gz)$/.test(name)))
  await app.register(async (scope) => {
    // The plugin's own route for all files lists the folder at each request, to compare how the name is written: a third
    // of the time went into that. It also answers 500 to /assets//x. A route for each of five hundred files took a sixth
    // of the start.
    await scope.register(fastifyStatic, {
      ...shared,
      root: assets,
      serve: false,
      setHeaders: (reply) => reply.header('Cache-Control', 'public, max-age=31536000, immutable'),
    })
    scope.get<{ Params: { '*': string } }>(`${prefix}assets/*`, ({ params: { '*': name } }, reply) =>
      names.has(name) ? reply.sendFile(name) : reply.callNotFound(),
    )
  })
  // the others are told by name: beside them are pages
  await app.register(fastifyStatic, {
    ...shared,
    root,
    prefix,
    decorateReply: false,
    wildcard: false,
    // a page and a worker have headers of their own
    globIgnore: ['assets/**', '**/*.html', '**/sw.js', '**/*.br', '**/*.gz'],
    setHeaders: (reply) => reply.header('Cache-Control', 'public, max-age=3600'),
  })
}
