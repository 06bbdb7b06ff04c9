import { publicPageHeaders } from '../lib/cache-headers.ts'

export const headers = publicPageHeaders

export default function CatalogRoute() {
  return <h1>Catalog</h1>
}
