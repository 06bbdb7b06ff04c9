import type { FastifyInstance } from 'fastify'
import type { Services } from '../api/context.ts'
import { countProductAddresses, findProductAddresses } from '../modules/catalog/product-addresses.repo.ts'
import { createPageCache } from './page-cache.ts'

/** The shop's pages that are the same for everybody; each product has one more. */
export const publicPages = [
  '/',
  '/catalog',
  '/collections/bbq-collection',
  '/how-it-works',
  '/about',
  '/faq',
  '/contact',
  '/terms',
  '/privacy',
  '/rental-agreement',
]

const privatePages = ['/cart', '/booking', '/profile', '/confirmation', '/admin', '/api']

type FoundOptions = {
  services: Pick<Services, 'sql' | 'clock'>
  publicUrl: string
  /** What search engines read of one file at most. */
  addressesPerFile?: number
}

/** What search engines ask for first: where they may go, and every address worth going to. */
export async function addFoundBySearch(app: FastifyInstance, options: FoundOptions) {
  const { services, publicUrl, addressesPerFile = 50_000 } = options

  const robots = [
    'User-agent: *',
    ...privatePages.map((path) => `Disallow: ${path}`),
    // the pictures of the public pages
    'Allow: /api/images/',
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n')

  app.get('/robots.txt', (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('Cache-Control', 'public, max-age=3600').send(robots),
  )

  const countFiles = async () =>
    Math.ceil((publicPages.length + (await countProductAddresses(services.sql))) / addressesPerFile)

  async function siteMap(file: number): Promise<string> {
    const pages = publicPages.slice((file - 1) * addressesPerFile, file * addressesPerFile)
    const products = await findProductAddresses(services.sql, {
      offset: Math.max(0, (file - 1) * addressesPerFile - publicPages.length),
      limit: addressesPerFile - pages.length,
    })
    return xml('urlset', [
      ...pages.map((path) => `<url><loc>${publicUrl}${path}</loc></url>`),
      ...products.map(
        ({ slug, updatedAt }) =>
          `<url><loc>${publicUrl}/products/${encodeURIComponent(slug)}</loc>` +
          `<lastmod>${updatedAt.toISOString()}</lastmod></url>`,
      ),
    ])
  }

  /** One file as long as one is enough, else the list of all files. */
  async function siteMapOrIndex(): Promise<string> {
    const files = await countFiles()
    if (files <= 1) return siteMap(1)
    const addresses = Array.from({ length: files }, (_, index) => `${publicUrl}/sitemap-${index + 1}.xml`)
    return xml(
      'sitemapindex',
      addresses.map((address) => `<sitemap><loc>${address}</loc></sitemap>`),
    )
  }

  const kept = createPageCache<string>({
    // no address depends on a setting
    version: async () => 0,
    clock: services.clock,
    render: (file) => (file === '' ? siteMapOrIndex() : siteMap(Number(file))),
    isPublic: () => true,
    sizeOf: (text) => text.length,
  })
  const headers = {
    'Content-Type': 'application/xml; charset=utf-8',
    'Cache-Control': 'public, max-age=3600',
  }

  app.get('/sitemap.xml', async (_request, reply) => reply.headers(headers).send(await kept('')))

  app.get<{ Params: { file: string } }>(
    '/sitemap-:file(^[1-9][0-9]{0,3}).xml',
    async ({ params: { file } }, reply) => {
      if (Number(file) > (await countFiles())) return reply.callNotFound()
      return reply.headers(headers).send(await kept(file))
    },
  )
}

function xml(root: 'urlset' | 'sitemapindex', entries: string[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...entries,
    `</${root}>`,
    '',
  ].join('\n')
}
