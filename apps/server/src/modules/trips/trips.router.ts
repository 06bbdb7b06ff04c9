import {
  newTripLinkOutput,
  orderIdInput,
  tripLinksOutput,
  tripOutput,
  tripTokenInput,
} from '@trivet/core/contract/orders'
import { publicProcedure, router, userProcedure } from '../../api/trpc.ts'
import { getTrip } from './get-trip.ts'
import { getTripLinks } from './get-trip-links.ts'
import { shareTrip } from './share-trip.ts'
import { withdrawTripLinks } from './withdraw-trip-links.ts'

const tags = ['Trips']
const path = '/orders/{id}/trip-links'

export const tripsRouter = router({
  byToken: publicProcedure
    .meta({
      rest: {
        method: 'GET',
        path: '/trips/{token}',
        summary: 'A trip, by its link',
        tags,
        access: 'public',
      },
    })
    .input(tripTokenInput)
    .output(tripOutput)
    .query(({ ctx, input }) => getTrip(ctx, input)),

  links: userProcedure
    .meta({ rest: { method: 'GET', path, summary: 'How many links show a trip', tags, access: 'user' } })
    .input(orderIdInput)
    .output(tripLinksOutput)
    .query(({ ctx, input }) => getTripLinks(ctx, input)),

  share: userProcedure
    .meta({
      rest: { method: 'POST', path, status: 201, summary: 'Make a link to a trip', tags, access: 'user' },
    })
    .input(orderIdInput)
    .output(newTripLinkOutput)
    .mutation(({ ctx, input }) => shareTrip(ctx, input)),

  withdraw: userProcedure
    .meta({ rest: { method: 'DELETE', path, summary: 'Stop all links to a trip', tags, access: 'user' } })
    .input(orderIdInput)
    .output(tripLinksOutput)
    .mutation(({ ctx, input }) => withdrawTripLinks(ctx, input)),
})
