import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { RouterContext, ServerBuild } from 'react-router'
import type { PageApi } from '../api/local-caller.ts'

export type ShopBuild = ServerBuild & {
  entry: { module: { apiContext: RouterContext<PageApi>; markContext: RouterContext<string> } }
}

/** The shop's pages as they were built. In the bundle they are inside: rolldown.config.ts puts another function here. */
export async function loadShopBuild(directory: string): Promise<ShopBuild> {
  return await import(pathToFileURL(join(directory, 'server/index.js')).href)
}
