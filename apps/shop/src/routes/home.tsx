import { publicPageHeaders } from '../lib/cache-headers.ts'

export const headers = publicPageHeaders

export default function HomeRoute() {
  return <h1>Home</h1>
}
