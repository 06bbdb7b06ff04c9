import type { FastifyInstance } from 'fastify'
import { clientAddress } from '../api/client-address.ts'
import type { Services } from '../api/context.ts'
import { countTripLook, forgiveTripLooks } from '../modules/trips/trip-guesses.ts'

type Counted = Pick<Services, 'sql' | 'clock' | 'limits'>

const isLinkPage = (url: string) => url.startsWith('/trip/') || url.startsWith('/quote/')

/** Pages are rendered for nobody in particular: who guesses links of trips or quotes is counted here, before the page. */
export function guardTripPages(app: FastifyInstance, services: Counted) {
  app.addHook('onRequest', async (request) => {
    if (isLinkPage(request.url)) await countTripLook(services, clientAddress(request.ip))
  })
  app.addHook('onResponse', async (request, reply) => {
    if (isLinkPage(request.url) && reply.statusCode === 200) {
      await forgiveTripLooks(services, clientAddress(request.ip))
    }
  })
}
