import type { FastifyInstance } from 'fastify'
import type { Services } from '../api/context.ts'

/** What a device shows of the shop once it is installed there: its name is a setting. */
export async function addManifest(
  app: FastifyInstance,
  { services }: { services: Pick<Services, 'settings'> },
) {
  app.get('/site.webmanifest', async (_request, reply) => {
    const { name } = (await services.settings.current()).settings.identity
    return reply
      .type('application/manifest+json; charset=utf-8')
      .header('Cache-Control', 'public, max-age=3600')
      .send({
        name,
        short_name: name,
        description: 'Kitchenware kits for vacation rentals, by the week.',
        start_url: '/',
        display: 'standalone',
        background_color: '#F6F8F5',
        theme_color: '#5A1F44',
        icons: [{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' }],
      })
  })
}
