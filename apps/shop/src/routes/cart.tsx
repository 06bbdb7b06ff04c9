import { publicPageHeaders } from '../lib/cache-headers.ts'

export const headers = publicPageHeaders

export default function CartRoute() {
  return <h1>Cart</h1>
}
