import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from '../src/platform/database.ts'
import type { Request } from './load.ts'

const build = join(import.meta.dirname, '../../shop/build/server/index.js')

/** Pages everybody sees alike, as a browser asks for them; they come out of the page cache. */
export async function warmPages({ sql }: Database): Promise<{ name: string; request: () => Request }[]> {
  if (!existsSync(build)) throw new Error('The shop is not built. Run: npm run build')
  const { rows } = await sql.query<{ slug: string }>(
    'SELECT slug FROM products WHERE archived_at IS NULL ORDER BY listing_order, id LIMIT 1',
  )
  const page = (path: string) => () => ({ path, headers: { 'accept-encoding': 'gzip' } })
  return [
    { name: 'home page, warm', request: page('/') },
    { name: 'product page, warm', request: page(`/products/${rows[0]?.slug}`) },
  ]
}
