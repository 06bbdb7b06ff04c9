import { join } from 'node:path'
import type { AnyRouter } from '@trpc/server'
import type { FastifyInstance } from 'fastify'
import type { Services } from '../api/context.ts'
import { addAdminPages } from './admin-pages.ts'
import { addFoundBySearch } from './found-by-search.ts'
import { addManifest } from './manifest.ts'
import { addShopPages } from './shop-pages.ts'
import { guardLinkPages } from './link-page-guard.ts'

const apps = join(import.meta.dirname, '../../..')

export type WebOptions = {
  services: Services
  router: AnyRouter
  publicUrl: string
  builds?: { shop: string; admin: string } | undefined
}

/**
 * The built shop and admin, and what search engines ask about them. The API stands without them: each says so itself
 * when it is not built.
 */
export async function addWebRoutes(app: FastifyInstance, { builds, ...shop }: WebOptions) {
  await app.register(addFoundBySearch, shop)
  await app.register(addManifest, shop)
  await app.register(addAdminPages, { ...shop, directory: builds?.admin ?? join(apps, 'admin/dist') })
  guardLinkPages(app, shop.services)
  await app.register(addShopPages, { ...shop, directory: builds?.shop ?? join(apps, 'shop/build') })
}
