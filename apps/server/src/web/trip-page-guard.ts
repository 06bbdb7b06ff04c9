import type { FastifyInstance } from 'fastify'
import { clientAddress } from '../api/client-address.ts'
import type { Services } from '../api/context.ts'
import { countTripLook, forgiveTripLooks } from '../modules/trips/trip-guesses.ts'

type Counted = Pick<Services, 'sql' | 'clock' | 'limits'>

const isTripPage = (url: string) => url.startsWith('/trip/')

/** Pages are rendered for nobody in particular: who guesses links of trips is counted here, before the page. */
export function guardTripPages(app: FastifyInstance, services: Counted) {
  app.addHook('onRequest', async (request) => {
    if (isTripPage(request.url)) await countTripLook(services, clientAddress(request.ip))
  })
  app.addHook('onResponse', async (request, reply) => {
    if (isTripPage(request.url) && reply.statusCode === 200) {
      await forgiveTripLooks(services, clientAddress(request.ip))
    }
  })
}
