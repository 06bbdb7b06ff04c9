import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from './src/routes.ts'

/** What src/routes.ts says, as patterns such as '/products/:slug': the browser has no other list of its pages. */
export function readRoutePatterns(entries: RouteConfigEntry[] = routes, parent = ''): string[] {
  return entries.flatMap(({ path, children = [] }) => {
    const pattern = path === undefined ? parent : `${parent}/${path}`
    return [pattern || '/', ...readRoutePatterns(children, pattern)]
  })
}
