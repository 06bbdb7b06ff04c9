import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fastify } from 'fastify'
import { afterAll, describe, expect, test } from 'vitest'
import { testApp } from '../test/app.ts'
import { testNow } from '../test/clock.ts'
import { createProduct } from '../test/factories.ts'
import { addFoundBySearch, publicPages } from './found-by-search.ts'

const publicUrl = 'https://shop.example.org'
const { app, database, clock } = await testApp({ env: { publicUrl } })

for (const slug of ['copper-pan', 'dutch-oven', 'essential-kit']) {
  await createProduct(database, { slug, updatedAt: new Date('2026-11-30T10:00:00Z') })
}
await createProduct(database, { slug: 'broken-toaster', archivedAt: testNow })

const addressesIn = (text: string) =>
  Array.from(text.matchAll(/<loc>(.*?)<\/loc>/g), ([, address]) => address)

describe('sitemap.xml', () => {
  test('names every public page and every product for rent once, at the address of the shop', async () => {
    const answer = await app.inject({ url: '/sitemap.xml', headers: { host: 'evil.example' } })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe('application/xml; charset=utf-8')
    const products = ['copper-pan', 'dutch-oven', 'essential-kit'].map((slug) => `/products/${slug}`)
    expect(addressesIn(answer.body).toSorted()).toEqual(
      [...publicPages, ...products].map((path) => publicUrl + path).toSorted(),
    )
    expect(answer.body).toContain(
      `<url><loc>${publicUrl}/products/copper-pan</loc><lastmod>2026-11-30T10:00:00.000Z</lastmod></url>`,
    )
  })

  test('knows a new product within a minute', async () => {
    const { id } = await createProduct(database, { slug: 'new-wok' })
    clock.advance(65_001)
    expect((await app.inject('/sitemap.xml')).body).toContain('/products/new-wok</loc>')
    await database.prisma.product.delete({ where: { id } })
    clock.advance(65_001)
    expect((await app.inject('/sitemap.xml')).body).not.toContain('new-wok')
  })

  test('lists the pages the shop has, no more and no less', () => {
    const routes = readFileSync(join(import.meta.dirname, '../../../shop/src/routes.ts'), 'utf8')
    const paths = Array.from(
      routes.matchAll(/\b(?:route\('([^']*)'|index\()/g),
      // an earlier version of a text is not listed beside it
      ([, path = '']) => `/${path.replace('/:version?', '')}`,
    )
    const forOneVisitor =
      /^\/(cart|booking|profile|confirmation|login|register|forgot-password|reset-password|verify-email|build-kit|my-kits|host-dashboard|debug-kit-builder|newsletter|offline|service-worker)(\/|$)/
    const forEverybody = paths.filter((path) => !/[:*]/.test(path) && !forOneVisitor.test(path))
    expect(publicPages.toSorted()).toEqual(forEverybody.toSorted())
  })
})

describe('a shop too large for one file', async () => {
  const large = fastify()
  afterAll(() => large.close())
  const services = { sql: database.sql, clock }
  await large.register(addFoundBySearch, { services, publicUrl, addressesPerFile: 4 })

  test('lists its files, which together hold every address once', async () => {
    const index = await large.inject('/sitemap.xml')
    expect(index.body).toContain('<sitemapindex')
    const files = addressesIn(index.body).map((address = '') => address.replace(publicUrl, ''))
    expect(files).toEqual(['/sitemap-1.xml', '/sitemap-2.xml', '/sitemap-3.xml', '/sitemap-4.xml'])
    const parts = await Promise.all(files.map(async (file) => addressesIn((await large.inject(file)).body)))
    expect(parts.map((part) => part.length)).toEqual([4, 4, 4, 1])
    expect(parts.flat().toSorted()).toEqual(addressesIn((await app.inject('/sitemap.xml')).body).toSorted())
  })

  test.each(['/sitemap-0.xml', '/sitemap-5.xml', '/sitemap-x.xml', '/sitemap-1.xml.gz'])(
    'has no %s',
    async (file) => {
      expect((await large.inject(file)).statusCode).toBe(404)
    },
  )
})

test('robots.txt keeps search engines to what is public, and shows them the way', async () => {
  const answer = await app.inject('/robots.txt')
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(answer.body.split('\n')).toEqual([
    'User-agent: *',
    'Disallow: /cart',
    'Disallow: /booking',
    'Disallow: /profile',
    'Disallow: /confirmation',
    'Disallow: /admin',
    'Disallow: /api',
    'Allow: /api/images/',
    '',
    'Sitemap: https://shop.example.org/sitemap.xml',
    '',
  ])
})
