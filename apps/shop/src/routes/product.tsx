import { publicPageHeaders } from '../lib/cache-headers.ts'

export const headers = publicPageHeaders

export default function ProductRoute() {
  return <h1>Product</h1>
}
