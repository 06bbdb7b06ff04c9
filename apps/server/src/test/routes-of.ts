import type { FastifyInstance } from 'fastify'

export type RouteOfApp = { methods: string[]; url: string }

/** Every route of the app, read from the tree that fastify prints. */
export function routesOf(app: FastifyInstance): RouteOfApp[] {
  const above: string[] = []
  const routes: RouteOfApp[] = []
  for (const line of app.printRoutes({ commonPrefix: false }).split('\n')) {
    const [, indent = '', part = '', methods = ''] = /^([│├└─\s]*)(\S+) \(([A-Z, ]+)\)/.exec(line) ?? []
    if (part === '') continue
    const depth = indent.length / 4 - 1
    const url = (depth === 0 ? '' : (above[depth - 1] ?? '')) + part
    above[depth] = url
    routes.push({ methods: methods.split(', '), url })
  }
  return routes
}
