import { createHash } from 'node:crypto'
import { orderNumberAlphabet, orderNumberFrom, orderNumberTries } from '@trivet/core/orders'

/** The same thing has the same id in every demo shop, so that seeding twice changes nothing. */
export function seedId(kind: string, key: string): string {
  return createHash('sha256').update(`${kind}:${key}`).digest('hex').slice(0, 24)
}

export function productId(slug: string): string {
  return seedId('product', slug)
}

export function userId(email: string): string {
  return seedId('user', email)
}

export function kitId(name: string): string {
  return seedId('kit', name)
}

/** The number of the order with this id, the same in every demo shop. */
export function seedOrderNumber(id: string): string {
  const bytes = createHash('sha256').update(`order-number:${id}`).digest()
  return orderNumberFrom(
    [...bytes.subarray(0, orderNumberTries[0])].map((byte) => byte % orderNumberAlphabet.length),
  )
}
