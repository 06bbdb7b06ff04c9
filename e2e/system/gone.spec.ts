import { expect, test } from '@playwright/test'
import { addressOf, freePort, startServer, temporaryFolder } from '../server-process.ts'
import { attachToDatabase } from './database.ts'

test('a product that left the shop is gone for good: 410, no index, and not on the site map', async () => {
  const data = temporaryFolder()
  const server = await startServer(await freePort(), { DATA_DIR: data.path, SEED: 'demo' })
  const get = (path: string) => fetch(addressOf(server.port) + path)
  try {
    const database = await attachToDatabase(data.path)
    await database.query(`UPDATE products SET archived_at = now() WHERE slug = 'grill-pan'`)
    await database.end()

    const page = await get('/products/grill-pan')
    expect(page.status).toBe(410)
    expect(await page.text()).toContain('<meta name="robots" content="noindex"/>')
    expect((await get('/products/no-such-pan')).status).toBe(404)
    expect((await get('/api/products/slug/grill-pan')).status).toBe(404)

    const siteMap = await (await get('/sitemap.xml')).text()
    expect(siteMap).toContain('/products/chefs-kit</loc>')
    expect(siteMap).not.toContain('/products/grill-pan<')
  } finally {
    await server.stop()
    data.remove()
  }
})
