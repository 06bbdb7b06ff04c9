import type { FastifyInstance } from 'fastify'
import { clientAddress } from '../api/client-address.ts'
import type { Services } from '../api/context.ts'
import { countLinkLook, forgiveLinkLooks } from '../api/link-guesses.ts'

type Counted = Pick<Services, 'sql' | 'clock' | 'limits'>

/** By the path that the pages match: without dots and escapes, in either case. */
function isLinkPage(url: string): boolean {
  const { pathname } = new URL(url.replace(/^[/\\]+/, '/'), 'http://any')
  return /^\/(trip|quote)\//i.test(decodeURIComponent(pathname))
}

/** Pages are rendered for nobody in particular: who guesses links of trips or quotes is counted here, before the page. */
export function guardLinkPages(app: FastifyInstance, services: Counted) {
  app.addHook('onRequest', async (request) => {
    if (isLinkPage(request.url)) await countLinkLook(services, clientAddress(request.ip))
  })
  app.addHook('onResponse', async (request, reply) => {
    if (isLinkPage(request.url) && reply.statusCode === 200) {
      await forgiveLinkLooks(services, clientAddress(request.ip))
    }
  })
}
